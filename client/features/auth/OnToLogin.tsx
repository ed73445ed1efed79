import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

interface OnToLoginProps {
  /** The seconds until the redirect. */
  seconds: number;
  /** The link for visitors who do not want to wait. */
  link: string;
}

/**
 * Redirects to the sign-in page after some seconds, which are counted down. Members are redirected further from there.
 */
export function OnToLogin({ seconds, link }: OnToLoginProps) {
  const navigate = useNavigate();
  const isSignedIn = useToken() !== null;
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) {
      void navigate("/auth/login", { replace: true });
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <Text variant="bodySm" tone="secondary">
      Taking you {isSignedIn ? "home" : "to Sign In"} in {left} {left === 1 ? "second" : "seconds"}.{" "}
      <TextLink to="/auth/login" replace>
        {link}
      </TextLink>
    </Text>
  );
}
