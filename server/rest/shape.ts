import * as z from "zod";

type Schema = z.core.$ZodType;

/**
 * Returns the shape that a rule accepts: the same types, without limits, patterns and refinements. Every input of the
 * rule has this shape, and every value of this shape has the rule's input type.
 */
export function shapeOf(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)])));
  }
  if (schema instanceof z.core.$ZodOptional) return z.optional(shapeOf(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodDefault) return z.optional(shapeOf(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodNullable) return z.nullable(shapeOf(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodArray) return z.array(shapeOf(schema._zod.def.element));
  if (schema instanceof z.core.$ZodUnion) return z.union(schema._zod.def.options.map(shapeOf));
  if (schema instanceof z.core.$ZodPipe) return shapeOf(schema._zod.def.in);
  if (schema instanceof z.core.$ZodString) return z.string();
  if (schema instanceof z.core.$ZodNumber) return z.number();
  return schema;
}
