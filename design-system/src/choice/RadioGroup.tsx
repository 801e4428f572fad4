import { Fieldset } from "../internal/form/Fieldset.tsx";
import { useFieldId } from "../internal/form/ids.ts";
import * as css from "./choice.css.ts";
import { Radio, type RadioOption } from "./Radio.tsx";

export type RadioGroupProps<Value extends string = string> = {
  /** The question. */
  legend: string;
  name: string;
  /** Id of the first radio, for what refers to it from elsewhere. Without one each gets an id of its own. */
  id?: string;
  /** The chosen option; an empty string or one that is not offered means that nothing is chosen yet. */
  value: Value | "";
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  hint?: string;
  error?: string;
  /** `cards` gives each option a frame of its own that can be pressed anywhere. */
  look?: "list" | "cards";
};

/**
 * One of a few, all in sight. Native radios: one tab stop, arrow keys choose.
 * An option with `disabledReason` can be reached, says why it cannot be had, and is never chosen.
 *
 * @example
 * <RadioGroup legend={copy("pay.amount")} name="amount" value={amount} onChange={setAmount} look="cards"
 *   options={[{ value: "due", label: copy("pay.amountDue"), aside: <Money cents={24817} /> }]} />
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, onChange, options, hint, error, look = "list" } = props;
  const id = useFieldId(props.id);
  return (
    <Fieldset legend={legend} id={id} hint={hint} error={error} role="radiogroup">
      <div className={css.options[look]}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            look={look}
            option={option}
            checked={option.value === value}
            invalid={Boolean(error)}
            onChoose={onChange}
          />
        ))}
      </div>
    </Fieldset>
  );
}
