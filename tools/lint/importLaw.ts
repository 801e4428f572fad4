import { eachImport, type ImportSeen } from "./eachImport.ts";
import { kindRefusal } from "./kinds.ts";
import { homeless, refusal } from "./law.ts";
import { fromRoot, ownTarget } from "./packages.ts";
import { createRule } from "./rule.ts";

/** Refuses imports that the house does not allow, and files that have no place in it. */
export const importLaw = createRule("Who may import whom", { refused: "{{reason}}" }, (context) => {
  const file = context.filename;
  const from = fromRoot(file);
  const reasonOf = ({ specifier, typeOnly }: ImportSeen) => {
    const target = ownTarget(file, specifier);
    return (target && refusal(from, target, specifier)) ?? (typeOnly ? undefined : kindRefusal(from, specifier));
  };
  return {
    Program(node) {
      const reason = homeless(from);
      if (reason) context.report({ node, messageId: "refused", data: { reason } });
    },
    ...eachImport((seen) => {
      const reason = reasonOf(seen);
      if (reason) context.report({ node: seen.node, messageId: "refused", data: { reason } });
    }),
  };
});
