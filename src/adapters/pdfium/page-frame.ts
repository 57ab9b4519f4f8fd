// From PDF user space (origin bottom left of an arbitrary box, y up, ISO 32000-1 §8.3.2.3) to the upright page (origin top left, y down).
import type { Box, Turn } from '../../model/page.ts';

/** What is visible of a page: its crop box within its media box, in user space. */
export interface VisibleBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Maps user space to the page turned clockwise by `turn`. */
export class PageFrame {
  readonly visible: VisibleBox;
  readonly turn: Turn;
  readonly widthPt: number;
  readonly heightPt: number;

  constructor(visible: VisibleBox, turn: Turn) {
    this.visible = visible;
    this.turn = turn;
    const width = visible.right - visible.left;
    const height = visible.top - visible.bottom;
    const sideways = turn === 90 || turn === 270;
    this.widthPt = sideways ? height : width;
    this.heightPt = sideways ? width : height;
  }

  /** Horizontal place of a point of user space. */
  x(userX: number, userY: number): number {
    const { left, bottom, right, top } = this.visible;
    switch (this.turn) {
      case 0:
        return userX - left;
      case 90:
        return userY - bottom;
      case 180:
        return right - userX;
      case 270:
        return top - userY;
    }
  }

  /** Vertical place of a point of user space, downwards. */
  y(userX: number, userY: number): number {
    const { left, bottom, right, top } = this.visible;
    switch (this.turn) {
      case 0:
        return top - userY;
      case 90:
        return userX - left;
      case 180:
        return userY - bottom;
      case 270:
        return right - userX;
    }
  }

  /** A rectangle of user space given by two opposite corners. */
  box(corner: VisibleBox): Box {
    const xa = this.x(corner.left, corner.bottom);
    const xb = this.x(corner.right, corner.top);
    const ya = this.y(corner.left, corner.bottom);
    const yb = this.y(corner.right, corner.top);
    return { x0: Math.min(xa, xb), y0: Math.min(ya, yb), x1: Math.max(xa, xb), y1: Math.max(ya, yb) };
  }
}

/** The sum of quarter turns, as a turn. */
export function turnOf(degrees: number): Turn {
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return quarter === 0 ? 0 : quarter === 1 ? 90 : quarter === 2 ? 180 : 270;
}
