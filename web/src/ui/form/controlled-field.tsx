import {
  Controller,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'

interface Connection<Value> {
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur: () => void
  /** For the element to focus when its value is refused. */
  ref: (element: HTMLElement | null) => void
  error: string | undefined
}

interface ConnectedProps<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: UseFormReturn<Input, unknown, Output>
  name: Name
  children: (connection: Connection<NonNullable<FieldPathValue<Input, Name>>>) => React.ReactNode
}

/** Connects a form with a widget that is not a plain input: combobox, calendar, amount. */
export const ControlledField = <Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  name,
  children,
}: ConnectedProps<Input, Output, Name>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
      <>
        {children({
          value: value ?? null,
          onChange: next => {
            onChange(next)
            // Revalidate here: the steps of a wizard are validated without a submit.
            if (error) void form.trigger(name)
          },
          onBlur,
          ref,
          error: error?.message,
        })}
      </>
    )}
  />
)
