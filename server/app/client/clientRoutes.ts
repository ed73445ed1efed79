/**
 * The addresses for which the client has a screen, written as in the files of `client/app/routes`; a test compares the
 * two. Every other address gets the client's 404 screen with that status.
 */
const CLIENT_ROUTES = [
  "/",
  "/auth/login",
  "/auth/register",
  "/auth/forgot-password",
  "/auth/reset-password/:token",
  "/auth/verify-email",
  "/post/:postId",
  "/bookmarks",
  "/bonds",
  "/notifications",
  "/chat",
  "/friends",
  "/explore",
  "/tags/:tag",
  "/search",
  "/ai-insights",
  "/groups",
  "/groups/:slug",
  "/create",
  "/profile/:username",
  "/profile/:username/posts",
  "/profile/:username/analytics",
  "/profile/edit",
  "/edit-profile",
  "/settings",
  "/features",
  "/pricing",
  "/api",
  "/guidelines",
  "/support",
  "/feedback",
  "/about",
  "/careers",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
] as const;

const patterns = CLIENT_ROUTES.map((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}/?$`));

/** Checks whether the client has a screen at this path. */
export const isClientRoute = (path: string) => patterns.some((pattern) => pattern.test(path));
