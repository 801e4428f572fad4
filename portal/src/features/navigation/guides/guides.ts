/**
 * The guides of /page, by their key in the URL; `welcome` is also /wg/. Editors maintain their texts. `to`: the screen
 * that the link of a section leads to.
 */
export const guides = {
  welcome: {
    title: "guides.welcome.title",
    description: "guides.welcome.description",
    sections: [
      {
        title: "guides.welcome.bill.title",
        text: "guides.welcome.bill.text",
        link: "shell.tab.billing",
        to: "/billing",
      },
      {
        title: "guides.welcome.autoPay.title",
        text: "guides.welcome.autoPay.text",
        link: "guides.welcome.autoPay.link",
        to: "/billing/auto-pay/enroll",
      },
      {
        title: "guides.welcome.services.title",
        text: "guides.welcome.services.text",
        link: "guides.welcome.services.link",
        to: "/services",
      },
      {
        title: "guides.welcome.profile.title",
        text: "guides.welcome.profile.text",
        link: "guides.welcome.profile.link",
        to: "/profile-and-settings",
      },
    ],
  },
  bill: {
    title: "guides.bill.title",
    description: "guides.bill.description",
    sections: [
      {
        title: "guides.bill.read.title",
        text: "guides.bill.read.text",
        link: "guides.bill.read.link",
        to: "/billing/view-statements",
      },
      {
        title: "guides.bill.pay.title",
        text: "guides.bill.pay.text",
        link: "guides.bill.pay.link",
        to: "/billing/bill-pay-options",
      },
      {
        title: "guides.bill.late.title",
        text: "guides.bill.late.text",
        link: "guides.bill.late.link",
        to: "/billing/what-if",
      },
    ],
  },
  security: {
    title: "guides.security.title",
    description: "guides.security.description",
    sections: [
      {
        title: "guides.security.password.title",
        text: "guides.security.password.text",
        link: "guides.security.password.link",
        to: "/account-recovery",
      },
      {
        title: "guides.security.people.title",
        text: "guides.security.people.text",
        link: "guides.security.people.link",
        to: "/user-preferences/people",
      },
      {
        title: "guides.security.fraud.title",
        text: "guides.security.fraud.text",
        link: "guides.security.fraud.link",
        to: "/account-summary",
      },
    ],
  },
} as const;

export type GuideKey = keyof typeof guides;

export const guideKeys = Object.keys(guides) as GuideKey[];

export const isGuide = (key: string | null): key is GuideKey => key !== null && Object.hasOwn(guides, key);
