import { Suspense, useEffect, useState } from "react";
import { Navigate, useLocation, useMatches } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";
import { FullPageSpinner } from "#client/app/layout/FullPageSpinner.tsx";
import { GuestLayout } from "#client/app/guest/GuestLayout.tsx";
import { isPublic } from "#client/app/layout/routeHandle.ts";
import { screenCode } from "./screenCode.tsx";

/** The app of members, whose code and Apollo visitors do not load. */
export const signedInApp = screenCode(async () => (await import("#client/app/layout/SignedInApp.tsx")).SignedInApp);
const { Component: SignedInApp } = signedInApp;

/**
 * Renders the app for members; another member gets another app, without any state of the one before. Visitors see what
 * is public, and are redirected to sign in for the rest.
 */
export function RequireAuth() {
  const token = useToken();
  const matches = useMatches();
  // Only somebody who arrived as a visitor was on the way here; a member who signs out on this page does not return to
  // it.
  const [cameAsVisitor] = useState(token === null);
  if (token !== null) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SignedInApp key={token} />
      </Suspense>
    );
  }
  return isPublic(matches) ? <GuestLayout /> : <ToLogin remember={cameAsVisitor} />;
}

function ToLogin({ remember }: { remember: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (remember) wantedPage.remember(pathname + search);
  }, [remember, pathname, search]);
  return <Navigate to="/auth/login" replace />;
}
