import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { namedComposer, namedPiece } from './catalogue-names.ts'
import { ComposerDialog } from './composer-dialog.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { PieceDialog } from './piece-dialog.tsx'
import { withComposer, withPiece } from './typed-request.ts'
import type { Repertoire } from './use-repertoire.ts'
import type { RequestState } from './use-request.ts'

interface RepertoireDialogsProps {
  call: Call
  request: RequestState
  repertoire: Repertoire
}

/**
 * The dialog that adds a missing entry to the catalogue. The added or picked entry is selected in the form.
 */
export const RepertoireDialogs = ({ call, request, repertoire }: RepertoireDialogsProps) => {
  const locale = useLocale()
  const { composer, piece } = request.typed
  const { adding, close: onClose, enter: onEntered } = repertoire
  const kept = { entered: adding?.entered, onEntered }
  if (adding?.what === 'composer')
    return (
      <ComposerDialog
        call={call}
        text={adding.text}
        {...kept}
        onClose={onClose}
        onChosen={chosen => {
          request.choose(withComposer(namedComposer(chosen)), 'composer')
          onClose()
        }}
      />
    )
  if (adding?.what === 'piece' && composer)
    return (
      <PieceDialog
        call={call}
        composer={composer}
        text={adding.text}
        {...kept}
        onClose={onClose}
        onChosen={chosen => {
          request.choose(withPiece(namedPiece(chosen, locale)), 'piece')
          onClose()
        }}
      />
    )
  // Reopened after a reload, it waits for the movements among which the new one is placed.
  if (adding?.what === 'movement' && piece && repertoire.movements)
    return (
      <MovementDialog
        call={call}
        piece={piece}
        movements={repertoire.movements}
        {...kept}
        onClose={onClose}
        onAdded={movement => {
          repertoire.insertNew(movement)
          onClose()
        }}
        onTaken={async movement => {
          await repertoire.take(movement)
          onClose()
        }}
      />
    )
  return null
}
