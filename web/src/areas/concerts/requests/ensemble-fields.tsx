import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { errorAt } from '../../../ui/form/field-errors.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

const MAX_PLAYERS = 20
const nobody = { name: '', instrument: '' }

/** The ensemble of chamber music: name and instrument of each member. */
export const EnsembleFields = ({ request: { form, field, typed, check } }: { request: RequestState }) => {
  const texts = useTexts(requestTexts)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'chamber_ensemble' })
  const adding = useRef<HTMLButtonElement>(null)
  const nameAt = (place: number) => typed.chamber_ensemble[place]?.name.trim()
  const leave = (place: number) => {
    remove(place)
    check()
    adding.current?.focus()
  }
  const add = () => {
    append(nobody)
    check('chamber_ensemble')
  }
  const toggle = () => {
    if (fields.length === 0) append(nobody, { shouldFocus: false })
    check()
  }
  return (
    <>
      <Checkbox label={texts.chamber} {...field('is_chamber_music', { onChange: toggle })} />
      {typed.is_chamber_music && (
        <fieldset className="concert-fieldset">
          <legend>{texts.ensemble}</legend>
          <p className="field-hint">{texts.ensembleHint}</p>
          {fields.map(({ id }, place) => (
            <fieldset key={id} className="concert-player" aria-label={texts.player(place + 1)}>
              {(['name', 'instrument'] as const).map(part => (
                <TextField
                  key={part}
                  label={texts[part]}
                  autoComplete="off"
                  maxLength={100}
                  {...field(`chamber_ensemble.${place}.${part}`, {
                    onBlur: () => check(`chamber_ensemble.${place}.${part}`),
                  })}
                />
              ))}
              <TextButton
                look="danger-text"
                aria-label={texts.removePlayer(nameAt(place) || texts.player(place + 1))}
                onClick={() => leave(place)}
              >
                {texts.remove}
              </TextButton>
            </fieldset>
          ))}
          <p className="field-error">{errorAt(form.formState.errors, 'chamber_ensemble')}</p>
          {fields.length < MAX_PLAYERS && (
            <TextButton ref={adding} onClick={add}>
              + {texts.addPlayer}
            </TextButton>
          )}
        </fieldset>
      )}
    </>
  )
}
