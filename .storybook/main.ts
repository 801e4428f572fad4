import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: [
    "../design-system/src/**/*.mdx",
    "../design-system/src/**/*.stories.tsx",
    "../portal/src/**/*.stories.tsx",
    "../content/studio/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    // The root configuration builds the portal; Storybook has a smaller one of its own.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  typescript: { reactDocgen: "react-docgen-typescript" },
  core: { disableTelemetry: true },
};

export default config;
