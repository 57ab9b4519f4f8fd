// The port ShapeValidator, answered by our own evaluation of the compiled shapes.
import type { ShapeValidator } from '../ports/shape-validator.ts';
import { checkNodes } from './check-nodes.ts';

export const shapeValidator: ShapeValidator = {
  validate: (nodes) => Promise.resolve(checkNodes(nodes)),
};
