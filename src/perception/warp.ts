// A picture drawn anew through a map of its points.
import type { Projection } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';

const PAPER = 255;

/** The picture whose pixel p shows what `picture` shows at `source(p)`, between pixels; white beyond its edges. */
export function warp(
  picture: GreyPicture,
  { width, height }: { readonly width: number; readonly height: number },
  [a, b, c, d, e, f, g, h, i]: Projection,
): GreyPicture {
  const { width: sourceWidth, height: sourceHeight, pixels } = picture;
  const result = new Uint8Array(width * height);
  const [lastX, lastY] = [sourceWidth - 1, sourceHeight - 1];
  for (let y = 0; y < height; y++) {
    // Along a row numerators and denominator change by a constant.
    let px = b * (y + 0.5) + c + a * 0.5;
    let py = e * (y + 0.5) + f + d * 0.5;
    let pw = h * (y + 0.5) + i + g * 0.5;
    const start = y * width;
    for (let x = 0; x < width; x++, px += a, py += d, pw += g) {
      const sx = px / pw - 0.5;
      const sy = py / pw - 0.5;
      if (!(sx > -1 && sy > -1 && sx < sourceWidth && sy < sourceHeight)) {
        result[start + x] = PAPER;
        continue;
      }
      const left = sx < 0 ? 0 : sx > lastX ? lastX : Math.floor(sx);
      const top = sy < 0 ? 0 : sy > lastY ? lastY : Math.floor(sy);
      const fx = sx < 0 ? 0 : sx - left;
      const fy = sy < 0 ? 0 : sy - top;
      const at = top * sourceWidth + left;
      const right = left < lastX ? 1 : 0;
      const below = top < lastY ? sourceWidth : 0;
      const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + right] ?? 0) * fx;
      const lower = (pixels[at + below] ?? 0) * (1 - fx) + (pixels[at + below + right] ?? 0) * fx;
      result[start + x] = upper + (lower - upper) * fy + 0.5;
    }
  }
  return { width, height, pixels: result };
}

/** The picture at a `factor`-th of its size, each pixel the mean of those it covers. */
export function shrink({ width, height, pixels }: GreyPicture, factor: number): GreyPicture {
  const size = { width: Math.max(1, Math.floor(width / factor)), height: Math.max(1, Math.floor(height / factor)) };
  const result = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      let sum = 0;
      for (let row = 0; row < factor; row++) {
        const start = (y * factor + row) * width + x * factor;
        for (let column = 0; column < factor; column++) sum += pixels[start + column] ?? 0;
      }
      result[y * size.width + x] = sum / (factor * factor);
    }
  }
  return { ...size, pixels: result };
}
