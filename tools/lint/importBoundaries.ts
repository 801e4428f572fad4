import { boundaryViolation, missingLayer } from "./boundaries.ts";
import { fileKindViolation } from "./fileKinds.ts";
import { fromRoot, ownTarget } from "./packages.ts";
import { createRule, eachImport, type Import } from "./rule.ts";

/** Enforces the import boundaries: reports imports across one, and files in folders that have no layer. */
export const importBoundaries = createRule(
  "Imports stay within the boundaries of packages and layers",
  { violation: "{{reason}}" },
  (context) => {
    const file = context.filename;
    const from = fromRoot(file);
    const violation = ({ specifier, typeOnly }: Import) => {
      const target = ownTarget(file, specifier);
      return (
        (target && boundaryViolation(from, target, specifier)) ??
        (typeOnly ? undefined : fileKindViolation(from, specifier))
      );
    };
    return {
      Program(node) {
        const reason = missingLayer(from);
        if (reason) context.report({ node, messageId: "violation", data: { reason } });
      },
      ...eachImport((found) => {
        const reason = violation(found);
        if (reason) context.report({ node: found.node, messageId: "violation", data: { reason } });
      }),
    };
  },
);
