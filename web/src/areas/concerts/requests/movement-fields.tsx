import './movement-fields.css'
import type { Movement } from '@academy/contract/concerts/repertoire/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { formatDuration } from '../../../ui/duration-input/duration.ts'
import { DurationInput } from '../../../ui/duration-input/duration-input.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { errorAt } from '../../../ui/form/field-errors.ts'
import { requestTexts } from './request-texts.ts'
import { totalSeconds } from './typed-request.ts'
import type { Repertoire } from './use-repertoire.ts'
import type { RequestState } from './use-request.ts'

interface MovementFieldsProps {
  request: RequestState
  repertoire: Repertoire
}

/** Chooses movements with a duration each, or the duration of the whole piece. */
export const MovementFields = ({ request, repertoire }: MovementFieldsProps) => {
  const texts = useTexts(requestTexts)
  const { movements, hasFailed } = repertoire
  const { form, typed } = request
  const isWhole = typed.movements.length === 0
  return (
    <>
      <fieldset className="concert-fieldset" ref={repertoire.places.movementFields} tabIndex={-1}>
        <legend>{texts.movements}</legend>
        <p className="field-hint" role="status">
          {hintOf(repertoire, texts)}
        </p>
        {hasFailed && <TextButton onClick={repertoire.loadAgain}>{texts.tryAgain}</TextButton>}
        {movements?.map(movement => (
          <MovementRow key={movement.id} movement={movement} request={request} repertoire={repertoire} />
        ))}
        {!isWhole && <p className="concert-sum">{texts.sum(formatDuration(totalSeconds(typed)))}</p>}
        {movements && (
          <TextButton onClick={() => repertoire.add({ what: 'movement', text: '' })}>
            + {texts.addMovement}
          </TextButton>
        )}
      </fieldset>
      {isWhole && (
        <ControlledField form={form} name="duration">
          {({ value, ...control }) => (
            <DurationInput label={texts.total} hint={texts.totalHint} value={value ?? ''} {...control} />
          )}
        </ControlledField>
      )}
    </>
  )
}

const hintOf = ({ movements, hasFailed }: Repertoire, texts: (typeof requestTexts)['en']) => {
  if (hasFailed) return texts.movementsFailed
  if (!movements) return texts.movementsLoading
  return movements.length > 0 ? texts.movementsHint : texts.movementsNone
}

const MovementRow = ({ movement, request, repertoire }: MovementFieldsProps & { movement: Movement }) => {
  const texts = useTexts(requestTexts)
  const { form, typed } = request
  const place = typed.movements.findIndex(({ movement_id }) => movement_id === movement.id)
  const chosen = typed.movements[place]
  return (
    <div className="concert-movement">
      <Checkbox
        label={movement.title}
        checked={chosen !== undefined}
        onChange={() => repertoire.toggle(movement)}
      />
      {chosen && (
        <ControlledField form={form} name={`movements.${place}.duration`}>
          {({ value, error, ...control }) => (
            <DurationInput
              label={texts.durationOf(movement.title)}
              value={value ?? ''}
              error={error ?? errorAt(form.formState.errors, `movements.${place}.movement_id`)}
              {...control}
            />
          )}
        </ControlledField>
      )}
    </div>
  )
}
