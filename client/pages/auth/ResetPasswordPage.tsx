import { useEffect, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { NewPassword } from "#client/features/auth/NewPassword.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

/** The address after the link has been read: a path without the token. */
const READ = "/auth/reset-password/opened";

/** The page for a new password, to which the link of a reset mail leads. */
export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [link] = useState({ token, email: search.get("email")?.trim() ?? "" });
  if (link.email === "") return <LinkIsWrong />;
  return (
    <>
      <Address hide={READ} />
      <NewPassword link={link} />
    </>
  );
}

/** The link opens an account, so it does not stay in the address, in the history or on a shared screen. */
function Address({ hide }: { hide: string }) {
  useEffect(() => history.replaceState(history.state, "", hide), [hide]);
  return null;
}

function LinkIsWrong() {
  useEffect(() => {
    toast.failure("This link is invalid or expired", "Open the link in the newest email, or request another one here.");
  }, []);
  return <Navigate to="/auth/forgot-password" replace />;
}
