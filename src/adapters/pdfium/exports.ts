// The raw functions of the PDFium build that reading uses (PDFium public headers fpdfview.h, fpdf_text.h, fpdf_edit.h). Called without
// the package's wrappers: a page has thousands of characters and each wrapped call costs as much as several raw ones.

/** An address in the engine's memory; 0 is none. */
export type Pointer = number;

/** What the wasm instance exports, as far as it is used. Booleans arrive as 0 or 1. */
export interface PdfiumExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  PDFiumExt_Init(): void;

  FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetMetaText(document: Pointer, tag: Pointer, buffer: Pointer, length: number): number;
  FPDF_GetTrailerEnds(document: Pointer, buffer: Pointer, length: number): number;
  FPDF_GetSignatureCount(document: Pointer): number;
  FPDF_GetPageSizeByIndexF(document: Pointer, index: number, size: Pointer): number;
  EPDFDoc_GetPageObjectNumberByIndex(document: Pointer, index: number): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageBoundingBox(page: Pointer, rect: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFPage_Flatten(page: Pointer, use: number): number;
  FPDFPage_GetAnnotCount(page: Pointer): number;
  FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_GetSubtype(annotation: Pointer): number;

  FPDFBitmap_CreateEx(width: number, height: number, format: number, firstScan: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, colour: number): void;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    flags: number,
  ): void;

  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(textPage: Pointer): void;
  FPDFText_CountChars(textPage: Pointer): number;
  FPDFText_GetUnicode(textPage: Pointer, index: number): number;
  FPDFText_IsGenerated(textPage: Pointer, index: number): number;
  FPDFText_IsHyphen(textPage: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: Pointer, index: number): number;
  FPDFText_GetTextObject(textPage: Pointer, index: number): Pointer;
  FPDFText_GetLooseCharBox(textPage: Pointer, index: number, rect: Pointer): number;
  FPDFText_GetCharBox(
    textPage: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
  FPDFText_GetCharOrigin(textPage: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetMatrix(textPage: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetText(textPage: Pointer, start: number, count: number, result: Pointer): number;

  FPDFTextObj_GetFont(textObject: Pointer): Pointer;
  FPDFTextObj_GetFontSize(textObject: Pointer, size: Pointer): number;
  FPDFTextObj_GetTextRenderMode(textObject: Pointer): number;
  FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, length: number): number;
  FPDFFont_GetFlags(font: Pointer): number;

  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFImageObj_GetImagePixelSize(image: Pointer, width: Pointer, height: Pointer): number;
  FPDFPath_CountSegments(path: Pointer): number;
  FPDFPath_GetDrawMode(path: Pointer, fillMode: Pointer, stroke: Pointer): number;
  FPDFPageObj_GetFillColor(object: Pointer, red: Pointer, green: Pointer, blue: Pointer, alpha: Pointer): number;
  FPDFPageObj_HasTransparency(object: Pointer): number;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
}
