import { Suspense } from "react";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import type { AudienceFieldProps } from "./AudienceField.tsx";

const Field = lazyPart(async () => ({ default: (await import("./AudienceField.tsx")).AudienceField }));

/** The audience of a post that is being written; its code arrives beside the form. */
export function LazyAudienceField(props: AudienceFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={28} width={90} />}>
      <Field {...props} />
    </Suspense>
  );
}
