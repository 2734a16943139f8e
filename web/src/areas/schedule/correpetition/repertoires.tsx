import './correpetition.css'
import type { MasterclassRepertoires } from '@academy/contract/schedule/correpetition/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ChangedNote } from '../../../ui/repertoire/changed-note.tsx'
import { PieceList } from '../../../ui/repertoire/piece-list.tsx'
import { teacherOf } from './accompanied-name.tsx'
import { correpetitionTexts } from './texts.ts'

/** The repertoire, by teacher and student. */
export const Repertoires = ({ groups }: { groups: MasterclassRepertoires[] }) => {
  const texts = useTexts(correpetitionTexts)
  const locale = useLocale()
  return groups.map(group => (
    <section key={`${group.correpetition_id}-${group.masterclass_id}`} className="repertoires">
      <h3>
        {teacherOf(group)} <span>{nameIn(locale, group.instrument)}</span>
      </h3>
      {group.repertoires.length === 0 ? (
        <p className="user-quiet">{group.is_final ? texts.nobody : texts.noParticipants}</p>
      ) : (
        <dl>
          {group.repertoires.map(({ application_id, student_name, repertoire, ...state }) => (
            <div key={application_id}>
              <dt>{student_name}</dt>
              <dd className={repertoire || state.pieces.length > 0 ? '' : 'user-quiet'}>
                {repertoire || (state.pieces.length === 0 && texts.notNamed)}
                <PieceList pieces={state.pieces} />
                <ChangedNote {...state} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ))
}
