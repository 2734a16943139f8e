import type { Call } from '../../../base/api.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { ComposerField, PieceField } from './catalogue-fields.tsx'
import { withComposer, withPiece } from './typed-request.ts'
import type { Repertoire } from './use-repertoire.ts'
import type { RequestState } from './use-request.ts'

interface RepertoireFieldsProps {
  call: Call
  request: RequestState
  repertoire: Repertoire
}

/** Composer and piece from the catalogue. Missing ones can be added. */
export const RepertoireFields = ({ call, request, repertoire }: RepertoireFieldsProps) => {
  const { composer, piece } = request.typed
  const { form, choose } = request
  return (
    <>
      <ControlledField form={form} name="composer">
        {({ error, onBlur }) => (
          <ComposerField
            call={call}
            fieldRef={repertoire.places.composerField}
            chosen={composer}
            onChoose={next => choose(withComposer(next), 'composer')}
            onCreate={text => repertoire.add({ what: 'composer', text })}
            error={error}
            onBlur={onBlur}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="piece">
        {({ error, onBlur }) => (
          <PieceField
            call={call}
            fieldRef={repertoire.places.pieceField}
            composer={composer}
            chosen={piece}
            onChoose={next => choose(withPiece(next), 'piece')}
            onCreate={text => repertoire.add({ what: 'piece', text })}
            error={error}
            onBlur={onBlur}
          />
        )}
      </ControlledField>
    </>
  )
}
