// Light ink on dark boxes (letterheads, heads of tables, a bar with a total) made dark ink on white: no engine reads it as it stands.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import { emptyTiles, shadeOf, totalOf } from './box-shades.ts';
import { componentsOf } from './components.ts';
import type { Component } from './components.ts';
import { fineLightLetters } from './fine-light-letters.ts';

/** A box is darker than this part of white paper, what stands on it lighter. */
const DARK = 0.7 * 255;
/** A patch inside a box that is larger than this, in points, is no letter, nor letters that touch. */
const LARGEST_LETTER_PT = { width: 150, height: 30 };
/** A smaller one is no letter either. */
const LEAST_LETTER_PT = 2.2;
/** A light patch that is wide, in points, and fills its outline to this part is a panel with ink of its own. */
const PANEL = { leastPt: 30, filled: 0.65 };
/** Rules and strokes of letters are thinner than boxes; in points. */
const THICKEST_STROKE_PT = 6;
/** Smallest box, in points. */
const LEAST_BOX_PT = { width: 20, height: 7.5 };
/** Of its outline a box fills at least this part. */
const BOX_FILLED = 0.75;
/** And at least this part of it is dark. */
const BOX_DARK = 0.5;
/** A patch with fewer light patches inside is a letter or a sign, unless it is as long as a bar. */
const LETTERS = { least: 3, ofBar: 1, barRatio: 3 };
/** Cells are a point wide; one is part of a box when this part of its pixels is. */
const CELL_FULL = 0.9;

/**
 * `picture`, on white paper and upright, with boxes that hold light ink inverted; the same picture when there are none. Beside the boxes it is
 * as `around` is: rules that run into a box are seen for what they are only while it is dark.
 */
export function darkenLightInk(picture: GreyPicture, pixelsPerPt: number, around = picture): GreyPicture {
  const cell = Math.max(1, Math.round(pixelsPerPt));
  const holes = holesOf(picture, pixelsPerPt);
  const thick = opened(filledCells(picture, holes, cell), Math.round((THICKEST_STROKE_PT * pixelsPerPt) / cell));
  const boxes = componentsOf(thick, (value) => value === FULL)
    .map((box) => scaled(box, cell))
    .filter((box) => isBox(box, holes, pixelsPerPt) || isBox(box, fineLightLetters(picture, box), pixelsPerPt));
  if (boxes.length === 0) return around;
  const pixels = Uint8Array.from(around.pixels);
  for (const box of boxes) invert({ picture, cells: thick, cell }, box, pixels);
  return { ...picture, pixels };
}

/** Light patches of the size of letters with dark around them: letters on a box, and the insides of letters on paper. */
function holesOf(picture: GreyPicture, pixelsPerPt: number): Component[] {
  const [most, tallest] = [LARGEST_LETTER_PT.width * pixelsPerPt, LARGEST_LETTER_PT.height * pixelsPerPt];
  return componentsOf(picture, (grey) => grey >= DARK).filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    const isPanel = width > PANEL.leastPt * pixelsPerPt && area > PANEL.filled * width * height;
    return width <= most && height <= tallest && !isPanel;
  });
}

const FULL = 255;

/** Cells that are dark, light patches inside taken for dark. */
function filledCells({ width, height, pixels }: GreyPicture, holes: readonly Box[], cell: number): GreyPicture {
  const solid = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] ?? 0) < DARK) solid[at] = 1;
  for (const { x0, y0, x1, y1 } of holes) {
    for (let y = y0; y < y1; y++) solid.fill(1, y * width + x0, y * width + x1);
  }
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const least = CELL_FULL * cell * cell;
  const cells = new Uint8Array(columns * rows);
  for (let index = 0; index < cells.length; index++) {
    const start = Math.floor(index / columns) * cell * width + (index % columns) * cell;
    let count = 0;
    for (let y = 0; y < cell; y++) for (let x = 0; x < cell; x++) count += solid[start + y * width + x] ?? 0;
    if (count >= least) cells[index] = FULL;
  }
  return { width: columns, height: rows, pixels: cells };
}

/** What is left of the cells when all that is thinner than `size` is taken away. */
function opened({ width, height, pixels }: GreyPicture, size: number): GreyPicture {
  const kept = Uint8Array.from(pixels);
  // Runs that are shorter go, in both directions, until there are none.
  for (let isChanged = true; isChanged;) {
    const rows = clearShortRuns(kept, { lines: height, length: width, lineStep: width, step: 1, size });
    const columns = clearShortRuns(kept, { lines: width, length: height, lineStep: 1, step: width, size });
    isChanged = rows || columns;
  }
  return { width, height, pixels: kept };
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
  readonly size: number;
}

/** Clears full runs that are shorter than `size`; tells whether there were any. */
function clearShortRuns(cells: Uint8Array, { lines, length, lineStep, step, size }: Lines): boolean {
  let isChanged = false;
  for (let line = 0; line < lines; line++) {
    let run = 0;
    for (let index = 0; index <= length; index++) {
      const at = line * lineStep + index * step;
      if (index < length && cells[at] === FULL) {
        run++;
        continue;
      }
      if (run > 0 && run < size) {
        isChanged = true;
        for (let back = 1; back <= run; back++) cells[at - back * step] = 0;
      }
      run = 0;
    }
  }
  return isChanged;
}

function scaled({ x0, y0, x1, y1, area }: Component, factor: number): Component {
  return { x0: x0 * factor, y0: y0 * factor, x1: x1 * factor, y1: y1 * factor, area: area * factor * factor };
}

function isBox(box: Component, holes: readonly Component[], pixelsPerPt: number): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (width < LEAST_BOX_PT.width * pixelsPerPt || height < LEAST_BOX_PT.height * pixelsPerPt) return false;
  if (box.area < BOX_FILLED * width * height) return false;
  const inside = holes.filter(
    ({ x0, y0, x1, y1 }) => x0 >= box.x0 && x1 <= box.x1 && y0 >= box.y0 && y1 <= box.y1 && y1 - y0 < 0.9 * height,
  );
  const letters = inside.filter(({ y0, y1 }) => y1 - y0 >= LEAST_LETTER_PT * pixelsPerPt);
  const light = inside.reduce((sum, { area }) => sum + area, 0);
  const least = width >= LETTERS.barRatio * height ? LETTERS.ofBar : LETTERS.least;
  return letters.length >= least && light <= (1 - BOX_DARK) * box.area;
}

/** The lightest pixels of a box that are its ink are at least so much lighter than it is. */
const LEAST_CONTRAST = 40;
/** What is darker than a box by this many levels is ink as well. */
const DARKER_INK = 120;

/** The last cells of a box and so many around it show both the box and the paper: what is darker there than this would be left as a rule. */
const RIM_CELLS = 2;
const RIM_GREY = 230;

type Near = 'inside' | 'rim' | 'beyond';

/** Where a cell is: inside when all that touch it are full, on the rim when one of those a little further away is. */
function nearFull({ width, height, pixels }: GreyPicture, [column, row]: readonly [number, number]): Near {
  let isInside = true;
  let isRim = false;
  for (let dy = -RIM_CELLS; dy <= RIM_CELLS; dy++) {
    const y = row + dy;
    if (y < 0 || y >= height) continue;
    for (let dx = -RIM_CELLS; dx <= RIM_CELLS; dx++) {
      const x = column + dx;
      if (x < 0 || x >= width) continue;
      if (pixels[y * width + x] === FULL) isRim = true;
      else if (Math.abs(dx) <= 1 && Math.abs(dy) <= 1) isInside = false;
    }
  }
  return isInside ? 'inside' : isRim ? 'rim' : 'beyond';
}

/** Cells over a picture. */
interface Grid {
  readonly picture: GreyPicture;
  readonly cells: GreyPicture;
  /** Pixels along the side of one. */
  readonly cell: number;
}

/** The pixels of a cell, and where that is. */
interface Cell extends Box {
  readonly near: Near;
}

/** The cells of a box, and those of `around` rows and columns more; pixels that fill no cell at the picture's edges are in one as well. */
function* cellsOf({ picture, cells, cell }: Grid, box: Box, around: number): Generator<Cell> {
  const { width, height } = picture;
  const margin = around * cell;
  for (let y0 = Math.max(0, box.y0 - margin); y0 < Math.min(height, box.y1 + margin); y0 += cell) {
    for (let x0 = Math.max(0, box.x0 - margin); x0 < Math.min(width, box.x1 + margin); x0 += cell) {
      const near = nearFull(cells, [x0 / cell, y0 / cell]);
      yield { x0, y0, x1: Math.min(width, x0 + cell), y1: Math.min(height, y0 + cell), near };
    }
  }
}

/** Shades of a box are told in tiles of so many cells. */
const TILE_CELLS = 16;

/**
 * Inverts what lies in the box: its own grey becomes white, what is lighter or darker becomes dark. Reads the grid's picture,
 * and writes `pixels`: what a box around this one has made of it counts no more.
 */
function invert(grid: Grid, box: Box, pixels: Uint8Array): void {
  const { width, pixels: printed } = grid.picture;
  const inverted = inversionsOf(grid, box);
  for (const cell of cellsOf(grid, box, RIM_CELLS)) {
    const { x0, y0, x1, y1, near } = cell;
    if (near === 'beyond') continue;
    const own = inverted(cell);
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const at = y * width + x;
        const grey = printed[at] ?? 0;
        if (near === 'inside') pixels[at] = own[grey] ?? 0;
        else if (grey < RIM_GREY) pixels[at] = 255;
      }
    }
  }
}

/** What each grey becomes in a cell of the box. */
function inversionsOf(grid: Grid, box: Box): (cell: Box) => Uint8Array {
  const { width, pixels } = grid.picture;
  const size = TILE_CELLS * grid.cell;
  const tiles = emptyTiles({ width: box.x1 - box.x0, height: box.y1 - box.y0 }, size);
  for (const { x0, y0, x1, y1, near } of cellsOf(grid, box, 0)) {
    const counts = tiles.counts[Math.floor((y0 - box.y0) / size) * tiles.columns + Math.floor((x0 - box.x0) / size)];
    if (near !== 'inside' || !counts) continue;
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const grey = pixels[y * width + x] ?? 0;
        counts[grey] = (counts[grey] ?? 0) + 1;
      }
    }
  }
  const shade = shadeOf(tiles, DARK);
  const counts = totalOf(tiles);
  const made = new Map<number, Uint8Array>();
  return ({ x0, y0 }) => {
    const level = shade((x0 - box.x0) / size, (y0 - box.y0) / size);
    const inversion = made.get(level) ?? inversionOf(counts, level);
    made.set(level, inversion);
    return inversion;
  };
}

/** What each grey of a box that is as dark as `level` becomes; `counts` its pixels by their grey. */
function inversionOf(counts: Uint32Array, level: number): Uint8Array {
  const ink = greyAt(
    counts.map((count, grey) => (grey < DARK ? 0 : count)),
    0.7,
  );
  const up = Math.max(LEAST_CONTRAST, ink - level);
  const down = Math.max(DARKER_INK, level);
  return Uint8Array.from(counts, (_, grey) =>
    Math.max(0, 255 - (grey > level ? ((grey - level) * 255) / up : ((level - grey) * 255) / down)),
  );
}

/** The grey below which `part` of the counted pixels lie. */
function greyAt(counts: Uint32Array, part: number): number {
  let left = part * counts.reduce((sum, count) => sum + count, 0);
  for (let grey = 0; grey < counts.length; grey++) {
    left -= counts[grey] ?? 0;
    if (left <= 0) return grey;
  }
  return counts.length - 1;
}
