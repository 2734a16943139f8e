import './participant-files.css'
import '../../../ui/text-button.css'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { type ParticipantFile, saveParticipants } from './api.ts'
import { selectionTexts } from './texts.ts'

/** The list of participants as spreadsheet, PDF or print. */
export const ParticipantFiles = ({ call, masterclassId }: { call: Call; masterclassId: number }) => {
  const texts = useTexts(selectionTexts)
  const { isPending, run } = usePending()
  const save = (kind: ParticipantFile) => run(() => saveParticipants(call, masterclassId, kind))
  return (
    <div className="participant-files">
      <span>{texts.listOfParticipants}:</span>
      {(['pdf', 'csv'] as const).map(kind => (
        <button
          key={kind}
          type="button"
          className="text-button"
          aria-disabled={isPending}
          onClick={() => void save(kind)}
        >
          {texts[kind]}
        </button>
      ))}
      <button type="button" className="text-button" onClick={() => print()}>
        {texts.print}
      </button>
    </div>
  )
}
