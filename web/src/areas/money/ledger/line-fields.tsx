import type { Locale } from '@academy/contract/base/locale'
import { eurosOf } from '@academy/contract/base/money'
import { type LineInput, totalCents } from '@academy/contract/money/ledger/act-schemas'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { errorAt } from '../../../ui/form/field-errors.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { MoneyInput } from '../../../ui/money-input/money-input.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { previewInvoice } from './api.ts'
import { ledgerTexts } from './texts.ts'
import './ledger.css'

/** Says before an invoice is issued that it will have no address. */
export const AddressWarning = ({ hasAddress }: { hasAddress: boolean }) => {
  const { noAddress } = useTexts(ledgerTexts)
  return hasAddress ? null : <WarningLine text={noAddress} />
}

interface PreviewButtonProps {
  call: Call
  accountId: number
  /** Returns what the invoice would say, or undefined if the form has errors, which it then shows. */
  draft: () => Promise<Parameters<typeof previewInvoice>[2] | undefined>
}

/** Saves the invoice as it would look. */
export const PreviewButton = ({ call, accountId, draft }: PreviewButtonProps) => {
  const texts = useTexts(ledgerTexts)
  const { isPending, run } = usePending()
  const preview = () =>
    run(async () => {
      const content = await draft()
      if (!content) return
      await previewInvoice(call, accountId, content, texts.previewFile).catch(() =>
        showAlert('dangerDismiss', texts.previewFailed),
      )
    })
  return (
    <TextButton aria-disabled={isPending} onClick={() => void preview()}>
      {texts.preview}
    </TextButton>
  )
}

/** The part of the forms that has the lines. */
interface LinesInput {
  subject: string
  lines: LineInput[]
}

const MAX_LINES = 30

/** Subject and lines of an invoice, with the total, inside a `FormProvider`. `language` is that of the person. */
export const LineFields = ({ language }: { language: Locale }) => {
  const { control, register, formState } = useFormContext<LinesInput>()
  const { errors } = formState
  const texts = useTexts(ledgerTexts)
  const locale = useLocale()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  const cents = totalCents(lines ?? [])
  return (
    <>
      <TextField
        label={texts.subject}
        hint={texts.languageHint(texts.languages[language])}
        lang={language}
        required
        {...register('subject')}
        error={errorAt(errors, 'subject')}
      />
      <fieldset className="invoice-lines">
        <legend>{texts.lines}</legend>
        {fields.map(({ id }, place) => (
          <div className="invoice-line-fields" key={id}>
            <TextField
              label={texts.description}
              lang={language}
              required
              {...register(`lines.${place}.description`)}
              error={errorAt(errors, `lines.${place}.description`)}
            />
            <TextField
              label={texts.quantity}
              type="number"
              min={1}
              max={999}
              required
              {...register(`lines.${place}.quantity`, { valueAsNumber: true })}
              error={errorAt(errors, `lines.${place}.quantity`)}
            />
            <Controller
              control={control}
              name={`lines.${place}.unit_price`}
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <MoneyInput
                  label={texts.unitPrice}
                  isSigned
                  ref={ref}
                  value={value ?? null}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errorAt(errors, `lines.${place}.unit_price`)}
                />
              )}
            />
            {fields.length > 1 && (
              <TextButton
                look="danger-text"
                aria-label={texts.removeLine(place + 1)}
                onClick={() => remove(place)}
              >
                {texts.remove}
              </TextButton>
            )}
          </div>
        ))}
        {fields.length < MAX_LINES && (
          <TextButton onClick={() => append({ description: '', quantity: 1, unit_price: Number.NaN })}>
            {texts.addLine}
          </TextButton>
        )}
        {!Number.isNaN(cents) && (
          <p className="invoice-lines-total">{texts.total(formatAmount(eurosOf(cents), locale))}</p>
        )}
        <p className="field-error">{errorAt(errors, 'lines')}</p>
      </fieldset>
    </>
  )
}
