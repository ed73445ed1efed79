import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { differingNames } from "./unsentMerge.ts";

/**
 * Brings values into a form that were not typed in it: a draft that was restored or discarded, or that another tab has
 * changed.
 */
export function useFormValues<T extends FieldValues>(form: UseFormReturn<T>, values: Readonly<T>): void {
  useEffect(() => {
    for (const name of differingNames(values, form.getValues())) {
      // Each name is a field of the form, and has its value there.
      form.setValue(name as Path<T>, values[name] as PathValue<T, Path<T>>, { shouldDirty: true });
      form.clearErrors(name as Path<T>);
    }
  }, [form, values]);
}
