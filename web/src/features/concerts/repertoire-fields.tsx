import '../../ui/text-button.css'
import type { Call } from '../../lib/api.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { SearchDropdown } from '../../ui/dropdown/search-dropdown.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { findComposers, findPieces } from './api.ts'
import { namedComposer, namedPiece } from './catalogue-names.ts'
import { requestTexts } from './request-texts.ts'
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
  const texts = useTexts(requestTexts)
  const locale = useLocale()
  const { composer, piece } = request.typed
  const { form, choose } = request
  return (
    <>
      <ControlledField form={form} name="composer">
        {({ error, onBlur }) => (
          <SearchDropdown
            ref={repertoire.places.composerField}
            label={texts.composer}
            hint={texts.composerHint}
            chosen={composer}
            find={async (typed, signal) => (await findComposers(call, typed, signal)).map(namedComposer)}
            onChoose={next => next?.id !== composer?.id && choose(withComposer(next), 'composer')}
            error={error}
            onBlur={onBlur}
            create={{
              label: texts.addComposer,
              onCreate: text => repertoire.add({ what: 'composer', text }),
            }}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="piece">
        {({ error, onBlur }) => (
          <SearchDropdown
            // Reset the list when the composer changes.
            key={composer?.id}
            ref={repertoire.places.pieceField}
            label={texts.piece}
            hint={composer ? texts.pieceHint : texts.pieceLater}
            isDisabled={!composer}
            chosen={piece}
            find={async (search, signal) => {
              const found = composer
                ? await findPieces(call, { composer_id: composer.id, search }, signal)
                : []
              return found.map(one => namedPiece(one, locale))
            }}
            onChoose={next => next?.id !== piece?.id && choose(withPiece(next), 'piece')}
            error={error}
            onBlur={onBlur}
            create={{ label: texts.addPiece, onCreate: text => repertoire.add({ what: 'piece', text }) }}
          />
        )}
      </ControlledField>
    </>
  )
}
