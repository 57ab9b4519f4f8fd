// Oxigraph (wasm) with a ceiling on its memory. The package compiles its own module when it is loaded and gives it no maximum; so the
// maximum is written into the module first (WebAssembly core specification §5.5.8, memory section), compiled once in the main
// thread, and handed to the package in each thread.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as oxigraph from 'oxigraph';

/** A compiled module; threads can be given it. The `ES2023` library of types has none of WebAssembly. */
export type EngineModule = object;

declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => EngineModule;
  compile(bytes: Uint8Array): Promise<EngineModule>;
  readonly RuntimeError: new () => Error;
};

const PAGE_BYTES = 64 * 1024;
const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;

/** Compiles Oxigraph so that none of its instances grows above `memoryBytes`. */
export async function compileEngine(memoryBytes: number): Promise<EngineModule> {
  const file = createRequire(import.meta.url).resolve('oxigraph/node_bg.wasm');
  return WebAssembly.compile(withMemoryMaximum(await readFile(file), Math.floor(memoryBytes / PAGE_BYTES)));
}

/** Loads Oxigraph with a module that was compiled before. Once in each thread. */
export function startEngine(module: EngineModule): typeof oxigraph {
  const { Module } = WebAssembly;
  try {
    WebAssembly.Module = new Proxy(Module, { construct: () => module });
    return createRequire(import.meta.url)('oxigraph') as typeof oxigraph;
  } finally {
    WebAssembly.Module = Module;
  }
}

/** True for what a call throws that found no memory; the engine is in no known state then. */
export function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

/** The module with a maximum of pages for its one memory. */
function withMemoryMaximum(wasm: Uint8Array, pages: number): Uint8Array {
  let at = HEADER_BYTES;
  while (at < wasm.length) {
    const size = readLeb(wasm, at + 1);
    const end = size.next + size.value;
    if (wasm[at] !== MEMORY_SECTION) {
      at = end;
      continue;
    }
    // One memory, limits of kind 1 (a minimum and a maximum).
    const minimum = readLeb(wasm, size.next + 2);
    const content = [1, 1, ...writeLeb(minimum.value), ...writeLeb(pages)];
    const section = [MEMORY_SECTION, ...writeLeb(content.length), ...content];
    return Buffer.concat([wasm.subarray(0, at), Uint8Array.from(section), wasm.subarray(end)]);
  }
  throw new Error('the module of Oxigraph has no memory of its own');
}

/** An unsigned LEB128 number, and where the next byte stands. */
function readLeb(bytes: Uint8Array, start: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let at = start, shift = 0; ; at++, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value: value >>> 0, next: at + 1 };
  }
}

function writeLeb(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeLeb(value >>> 7)];
}
