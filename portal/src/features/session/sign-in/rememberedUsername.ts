import { cookieValue } from "../../../lib/cookieValue.ts";

/**
 * The user name that "remember me" left in the readable profile cookie (SESS-08); empty without one.
 *
 * @param cookies like `document.cookie`
 */
export function rememberedUsername(cookies: string): string {
  const written = cookieValue("profile", cookies) ?? "null";
  try {
    const profile = JSON.parse(decodeURIComponent(written)) as { username?: unknown; RememberMe?: unknown } | null;
    return profile?.RememberMe === true && typeof profile.username === "string" ? profile.username : "";
  } catch {
    // Somebody else wrote it.
    return "";
  }
}
