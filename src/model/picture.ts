// A page as a picture: what a recogniser of text looks at.

/** Grey pixels, row by row from the top left, one byte each: 0 is black, 255 is white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The picture of one page, as a viewer shows it. */
export interface PagePicture extends GreyPicture {
  /** 1-based page number. */
  readonly number: number;
  /** How many pixels of the picture make one point of the page. */
  readonly pixelsPerPt: number;
}
