/** One page each, in `screens/<name>`. Plain React comes first, as the baseline. */
export const screenNames = ["plain", "portico", "radix", "react-aria", "mantine", "mui", "carbon", "antd"] as const;
export type ScreenName = (typeof screenNames)[number];

type Facts = {
  title: string;
  /** Packages whose versions are printed. */
  packages: readonly string[];
  /**
   * Playwright selectors of the control that opens the calendar and of the open calendar. Plain React uses the
   * browser's own.
   */
  calendar?: { opener: string; open: string };
};

export const screens: Record<ScreenName, Facts> = {
  plain: { title: "plain React", packages: ["react"] },
  portico: {
    title: "Portico",
    packages: ["@portico/design-system"],
    calendar: { opener: "role=button[name='Choose a date']", open: "role=grid" },
  },
  radix: {
    title: "Radix + react-day-picker",
    packages: ["radix-ui", "react-day-picker"],
    calendar: { opener: "role=button[name='Choose a date']", open: "role=grid" },
  },
  "react-aria": {
    title: "React Aria Components",
    packages: ["react-aria-components"],
    calendar: { opener: "role=button[name=/Payment date/]", open: ".popover [role=grid]" },
  },
  mantine: {
    title: "Mantine",
    packages: ["@mantine/core", "@mantine/dates"],
    calendar: { opener: "role=textbox[name='Payment date']", open: ".mantine-DateInput-month" },
  },
  mui: {
    title: "MUI",
    packages: ["@mui/material", "@mui/x-date-pickers"],
    calendar: { opener: "role=button[name=/Choose date/]", open: "role=grid" },
  },
  carbon: {
    title: "Carbon",
    packages: ["@carbon/react"],
    calendar: { opener: "role=textbox[name='Payment date']", open: ".flatpickr-calendar.open" },
  },
  antd: {
    title: "Ant Design",
    packages: ["antd"],
    calendar: { opener: "role=textbox[name='Payment date']", open: ".ant-picker-dropdown" },
  },
};
