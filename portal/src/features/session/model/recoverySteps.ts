/** The steps of a password reset, and the page for a forgotten user name. */
export const recoverySteps = {
  ask: "/account-recovery?password-reset=true",
  code: "/account-recovery?password-reset=true&step=code",
  password: "/account-recovery?password-reset=true&step=password",
  username: "/account-recovery?password-reset=false",
} as const;
