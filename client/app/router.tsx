import { lazy } from "react";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { session } from "#client/apollo/session.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { FullPageSpinner } from "#client/app/layout/FullPageSpinner.tsx";
import { RequireAuth } from "#client/app/routes/RequireAuth.tsx";
import { Root } from "#client/app/routes/Root.tsx";
import { FOOTER_GROUPS, type FooterPage } from "#client/app/layout/footerGroups.ts";
import { RouteFailure } from "#client/app/routes/RouteFailure.tsx";
import type { RouteHandle } from "#client/app/layout/routeHandle.ts";

/**
 * A screen behind the sign-in. Its code starts to load with the route, beside the check of who is signed in; visitors,
 * who are sent away, do not load it.
 */
function memberScreen(
  handle: RouteHandle,
  load: () => Promise<ComponentType>,
): Omit<RouteObject, "children" | "index"> {
  return {
    handle,
    Component: lazy(async () => ({ default: await load() })),
    ErrorBoundary: RouteFailure,
    loader: () => {
      if (session.token() !== null) void ignoreFailure(load(), "ahead");
      return null;
    },
  };
}

/** A text for everyone. */
function infoScreen({ name, label }: FooterPage): RouteObject {
  return {
    path: name,
    handle: { title: label, isPublic: true } satisfies RouteHandle,
    lazy: async () => {
      const { InfoPage } = await import("#client/pages/InfoPage.tsx");
      return { element: <InfoPage name={name} /> };
    },
  };
}

/** Every address of the product. The server knows the same list, to answer 404 for the rest. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: FullPageSpinner,
    children: [
      {
        path: "auth",
        lazy: async () => ({ Component: (await import("#client/app/guest/AuthLayout.tsx")).AuthLayout }),
        children: [
          {
            path: "login",
            handle: { title: "Sign In" } satisfies RouteHandle,
            lazy: async () => ({ Component: (await import("#client/pages/auth/LoginPage.tsx")).LoginPage }),
          },
          {
            path: "register",
            handle: { title: "Create Account" } satisfies RouteHandle,
            lazy: async () => ({ Component: (await import("#client/pages/auth/RegisterPage.tsx")).RegisterPage }),
          },
          {
            path: "forgot-password",
            handle: { title: "Reset Password" } satisfies RouteHandle,
            lazy: async () => ({
              Component: (await import("#client/pages/auth/ForgotPasswordPage.tsx")).ForgotPasswordPage,
            }),
          },
          {
            path: "reset-password/:token",
            handle: { title: "Set New Password", isForMembersToo: true } satisfies RouteHandle,
            lazy: async () => ({
              Component: (await import("#client/pages/auth/ResetPasswordPage.tsx")).ResetPasswordPage,
            }),
          },
          {
            path: "verify-email",
            handle: { title: "Verify email", isForMembersToo: true } satisfies RouteHandle,
            lazy: async () => ({ Component: (await import("#client/pages/auth/VerifyEmailPage.tsx")).VerifyEmailPage }),
          },
        ],
      },
      {
        Component: RequireAuth,
        children: [
          {
            index: true,
            ...memberScreen({ title: "Feed" }, async () => (await import("#client/pages/HomePage.tsx")).HomePage),
          },
          {
            path: "post/:postId",
            ...memberScreen({ title: "Post" }, async () => (await import("#client/pages/PostPage.tsx")).PostPage),
          },
          {
            path: "bookmarks",
            ...memberScreen(
              { title: "Bookmarks" },
              async () => (await import("#client/pages/BookmarksPage.tsx")).BookmarksPage,
            ),
          },
          {
            path: "bonds",
            ...memberScreen({ title: "Bonds" }, async () => (await import("#client/pages/BondsPage.tsx")).BondsPage),
          },
          {
            path: "notifications",
            ...memberScreen(
              { title: "Notifications" },
              async () => (await import("#client/pages/NotificationsPage.tsx")).NotificationsPage,
            ),
          },
          {
            path: "chat",
            ...memberScreen({ title: "Chat" }, async () => (await import("#client/pages/ChatPage.tsx")).ChatPage),
          },
          {
            path: "friends",
            ...memberScreen(
              { title: "Friends & Connections" },
              async () => (await import("#client/pages/FriendsPage.tsx")).FriendsPage,
            ),
          },
          {
            path: "explore",
            ...memberScreen(
              { title: "Explore Ideas" },
              async () => (await import("#client/pages/ExplorePage.tsx")).ExplorePage,
            ),
          },
          {
            path: "tags/:tag",
            ...memberScreen({ title: "Tag" }, async () => (await import("#client/pages/TagPage.tsx")).TagPage),
          },
          {
            path: "search",
            ...memberScreen({ title: "Search" }, async () => (await import("#client/pages/SearchPage.tsx")).SearchPage),
          },
          {
            path: "ai-insights",
            ...memberScreen(
              { title: "AI Insights" },
              async () => (await import("#client/pages/InsightsPage.tsx")).InsightsPage,
            ),
          },
          {
            path: "groups",
            ...memberScreen({ title: "Groups" }, async () => (await import("#client/pages/GroupsPage.tsx")).GroupsPage),
          },
          {
            path: "groups/:slug",
            ...memberScreen({ title: "Group" }, async () => (await import("#client/pages/GroupPage.tsx")).GroupPage),
          },
          {
            path: "create",
            ...memberScreen(
              { title: "Create a post" },
              async () => (await import("#client/pages/CreatePage.tsx")).CreatePage,
            ),
          },
          {
            path: "settings",
            ...memberScreen(
              { title: "Settings" },
              async () => (await import("#client/pages/SettingsPage.tsx")).SettingsPage,
            ),
          },
          {
            path: "profile/:username",
            ...memberScreen(
              { title: "Profile" },
              async () => (await import("#client/pages/ProfilePage.tsx")).ProfilePage,
            ),
          },
          {
            path: "profile/:username/posts",
            ...memberScreen(
              { title: "Posts" },
              async () => (await import("#client/pages/MemberPostsPage.tsx")).MemberPostsPage,
            ),
          },
          {
            path: "profile/:username/analytics",
            ...memberScreen(
              { title: "Analytics" },
              async () => (await import("#client/pages/AnalyticsPage.tsx")).AnalyticsPage,
            ),
          },
          ...["profile/edit", "edit-profile"].map((path) => ({
            path,
            ...memberScreen(
              { title: "Edit Profile" },
              async () => (await import("#client/pages/EditProfilePage.tsx")).EditProfilePage,
            ),
          })),
          ...FOOTER_GROUPS.flatMap(({ pages }) => pages).map(infoScreen),
          {
            path: "*",
            handle: { title: "Page not found", isPublic: true } satisfies RouteHandle,
            lazy: async () => ({ Component: (await import("#client/pages/NotFoundPage.tsx")).NotFoundPage }),
          },
        ],
      },
    ],
  },
];
