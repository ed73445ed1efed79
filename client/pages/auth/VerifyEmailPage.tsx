import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { VerifyEmail } from "#client/features/auth/VerifyEmail.tsx";
import type { VerificationLink } from "#client/features/auth/recovery.ts";

/** The page that verifies an address, to which the link of a verification mail leads. */
export function VerifyEmailPage() {
  const [search] = useSearchParams();
  const [link] = useState(() => linkIn(search));
  return <VerifyEmail link={link} />;
}

/** Returns the parameters of the link, if all of them are present. */
function linkIn(search: URLSearchParams): VerificationLink | null {
  const part = (name: string) => search.get(name) ?? "";
  const link = { id: part("id"), hash: part("hash"), expires: part("expires"), signature: part("signature") };
  return Object.values(link).includes("") ? null : link;
}
