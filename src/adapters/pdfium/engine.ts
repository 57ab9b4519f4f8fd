// One PDFium instance (wasm) with a ceiling on its memory. When a call traps or the ceiling is hit the instance is spent: its memory
// is in no known state, so whoever owns it ends the thread and starts another.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { PdfiumExports, Pointer } from './exports.ts';

/** The part of the WebAssembly interface that is used; Node has it, the `ES2023` library of types has not. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: WasmImports) => { readonly exports: PdfiumExports };
};

interface WasmImports {
  readonly env: { emscripten_resize_heap: (requestedBytes: number) => boolean };
}

type InstantiateWasm = (imports: WasmImports, receive: (instance: object) => void) => object;

const SCRATCH_BYTES = 1024;

/** PDFium with the memory that calls hand results back through. */
export interface Engine {
  readonly call: PdfiumExports;
  /** 1,024 bytes, reused by every call that returns through memory. */
  readonly scratch: Pointer;
  /** Floats of 32 bits in scratch memory; valid until the next call that may allocate. */
  floats(): Float32Array;
  /** Floats of 64 bits in scratch memory; valid until the next call that may allocate. */
  doubles(): Float64Array;
  /** A copy of the first `length` bytes of scratch memory. */
  bytes(length: number): Uint8Array;
  /** Copies bytes into the engine; 0 when it has no room. Give back with `call.free`. */
  place(bytes: Uint8Array): Pointer;
  /** True once the engine asked for more memory than it may have. */
  refusedMemory(): boolean;
  /** What the engine holds now, in bytes; it never shrinks. */
  memoryBytes(): number;
}

/** Compiles and starts PDFium. `memoryBytes` is the most it may grow to. */
export async function startEngine(limits: { readonly memoryBytes: number }): Promise<Engine> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const module = new WebAssembly.Module(await readFile(path));
  let refused = false;
  let instance: { readonly exports: PdfiumExports } | undefined;

  const instantiateWasm: InstantiateWasm = (imports, receive) => {
    const grow = imports.env.emscripten_resize_heap;
    imports.env.emscripten_resize_heap = (requestedBytes) => {
      if (requestedBytes >>> 0 <= limits.memoryBytes) return grow(requestedBytes);
      refused = true;
      return false;
    };
    instance = new WebAssembly.Instance(module, imports);
    receive(instance);
    return instance.exports;
  };
  const silent = (): void => undefined;
  // The glue reads these options; its type lists only a part of them.
  const options = { instantiateWasm, print: silent, printErr: silent };
  await init(options);
  if (instance === undefined) throw new Error('PDFium did not start');

  const call = instance.exports;
  call.PDFiumExt_Init();
  const scratch = call.malloc(SCRATCH_BYTES);

  let floats = new Float32Array(call.memory.buffer, scratch, SCRATCH_BYTES / 4);
  let doubles = new Float64Array(call.memory.buffer, scratch, SCRATCH_BYTES / 8);
  /** Growing detaches every view on the memory; a detached view has length 0. */
  const refresh = (): void => {
    floats = new Float32Array(call.memory.buffer, scratch, SCRATCH_BYTES / 4);
    doubles = new Float64Array(call.memory.buffer, scratch, SCRATCH_BYTES / 8);
  };

  return {
    call,
    scratch,
    floats: () => {
      if (floats.length === 0) refresh();
      return floats;
    },
    doubles: () => {
      if (doubles.length === 0) refresh();
      return doubles;
    },
    bytes: (length) => new Uint8Array(call.memory.buffer, scratch, Math.min(length, SCRATCH_BYTES)).slice(),
    place: (bytes) => {
      const pointer = call.malloc(bytes.length);
      if (pointer !== 0) new Uint8Array(call.memory.buffer, pointer, bytes.length).set(bytes);
      return pointer;
    },
    refusedMemory: () => refused,
    memoryBytes: () => call.memory.buffer.byteLength,
  };
}
