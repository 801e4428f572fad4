import { useState } from "react";
import { BillIcon, CheckCircleIcon, CloseIcon, MoreIcon, SettingsIcon, SignOutIcon, UserIcon } from "../icons/index.ts";
import { PressedExample } from "../internal/PressedExample.tsx";
import { Inline, Stack } from "../layout/index.ts";
import { Brand, TopBar } from "../navigation/index.ts";
import { Menu } from "./Menu.tsx";

type MenuExampleProps = { onSelect?: (what: string) => void };

/** Actions on one payment method of the wallet. */
export function Method({ onSelect }: MenuExampleProps) {
  const tell = (what: string) => () => onSelect?.(what);
  return (
    <Menu
      variant="icon"
      icon={<MoreIcon />}
      label="More actions for Visa ending in 4242"
      items={[
        { kind: "action", id: "rename", label: "Rename", onSelect: tell("rename") },
        { kind: "action", id: "default", label: "Use for new payments", onSelect: tell("default") },
        { kind: "link", id: "history", label: "Payments with this card", href: "#history" },
        {
          kind: "group",
          id: "losing",
          items: [
            {
              kind: "action",
              id: "remove",
              label: "Remove",
              tone: "critical",
              disabledReason: "Auto Pay uses this card. Choose another one for it first.",
              onSelect: tell("remove"),
            },
          ],
        },
      ]}
    />
  );
}

/** View options of a list: a sort order, and what is hidden. */
export function View({ onSelect }: MenuExampleProps) {
  const [order, setOrder] = useState("newest");
  const [refunds, setRefunds] = useState(true);
  return (
    <Menu
      label="View"
      size="compact"
      items={[
        {
          kind: "choice",
          id: "order",
          label: "Order",
          value: order,
          onChange: (value) => (setOrder(value), onSelect?.(value)),
          options: [
            { value: "newest", label: "Newest first" },
            { value: "oldest", label: "Oldest first" },
            { value: "amount", label: "Largest first" },
          ],
        },
        {
          kind: "group",
          id: "shown",
          label: "Show",
          items: [
            {
              kind: "check",
              id: "refunds",
              label: "Refunds",
              checked: refunds,
              onChange: (on) => (setRefunds(on), onSelect?.(`refunds ${on}`)),
            },
          ],
        },
      ]}
    />
  );
}

/** A colleague in the list of users. */
export function Colleague({ onSelect }: MenuExampleProps) {
  const tell = (what: string) => () => onSelect?.(what);
  return (
    <Menu
      variant="quiet"
      label="Sam Ortiz"
      icon={<UserIcon size={20} />}
      items={[
        { kind: "link", id: "bills", icon: <BillIcon size={20} />, label: "What Sam paid", href: "#bills" },
        { kind: "link", id: "roles", icon: <SettingsIcon size={20} />, label: "Roles and access", href: "#roles" },
        {
          kind: "action",
          id: "owner",
          icon: <CheckCircleIcon size={20} />,
          label: "Make owner",
          onSelect: tell("owner"),
        },
        {
          kind: "group",
          id: "leaving",
          items: [
            {
              kind: "action",
              id: "out",
              icon: <SignOutIcon size={20} />,
              label: "Sign out everywhere",
              onSelect: tell("out"),
            },
            {
              kind: "action",
              id: "revoke",
              icon: <CloseIcon size={20} />,
              label: "Remove from the account",
              tone: "critical",
              onSelect: tell("revoke"),
            },
          ],
        },
      ]}
    />
  );
}

/** On the top bar: the signed-in user, and sign-out. */
export function Profile({ onSelect }: MenuExampleProps) {
  return (
    <TopBar brand={<Brand name="Portico" />}>
      <Menu
        variant="onBrand"
        label="Dana R."
        items={[
          {
            kind: "link",
            id: "settings",
            icon: <SettingsIcon size={20} />,
            label: "Profile and settings",
            href: "#settings",
          },
          {
            kind: "action",
            id: "out",
            icon: <SignOutIcon size={20} />,
            label: "Sign out",
            onSelect: () => onSelect?.("out"),
          },
        ]}
      />
    </TopBar>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <PressedExample>
      <Menu
        label={word}
        items={[
          { kind: "action", id: "one", label: word, disabledReason: word, onSelect: () => undefined },
          {
            kind: "group",
            id: "two",
            label: word,
            items: [{ kind: "link", id: "three", label: word, href: "#three" }],
          },
        ]}
      />
    </PressedExample>
  );
}

export function AllStates() {
  return (
    <Stack gap="large" align="start">
      <Profile />
      <Inline gap="large">
        <View />
        <Colleague />
      </Inline>
      <PressedExample>
        <Method />
      </PressedExample>
    </Stack>
  );
}
