import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { VerifyEmail } from "#client/features/auth/VerifyEmail.tsx";
import type { VerificationLink } from "#client/features/auth/recovery.ts";

/** Verify email: where the link of a verification mail leads. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const [link] = useState(() => linkIn(search));
  return <VerifyEmail link={link} />;
}

/** The link, if all of it is there. */
function linkIn(search: URLSearchParams): VerificationLink | null {
  const part = (name: string) => search.get(name) ?? "";
  const link = { id: part("id"), hash: part("hash"), expires: part("expires"), signature: part("signature") };
  return Object.values(link).includes("") ? null : link;
}
