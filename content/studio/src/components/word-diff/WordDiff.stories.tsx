import type { Meta } from "@storybook/react-vite";
import { partStory } from "../../testing/studioStory.tsx";
import { WordDiff } from "./WordDiff.tsx";

const meta: Meta = { title: "Studio/WordDiff" };
export default meta;

export const OneWord = partStory(<WordDiff lang="en" before="Pay now, please" after="Pay today, please" />);
export const Argument = partStory(
  <WordDiff lang="es" before="Debe {importe} antes del {day}" after="Debe {amount} a más tardar el {day}" />,
);
export const New = partStory(<WordDiff lang="es" before="" after="Inicie sesión en su cuenta" />);
export const Removed = partStory(<WordDiff lang="en" before="Sign in to your account" after="" />);
export const Same = partStory(<WordDiff lang="en" before="Sign in" after="Sign in" />);
