import { teacherName } from '@academy/contract/base/names'
import type {
  AccompanimentPeriod,
  MasterclassRepertoires,
} from '@academy/contract/schedule/accompaniment/schemas'
import { dayInVienna, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListExport } from '../../../ui/office-table/list-export.tsx'
import { ChangedNote } from '../../admission/repertoire-changes/changed-note.tsx'
import { PieceList, pieceName } from '../../admission/repertoire-changes/piece-list.tsx'
import { accompanimentTexts } from './texts.ts'
import './accompaniment.css'

/** The repertoire, by teacher and student. */
export const Repertoires = ({ groups }: { groups: MasterclassRepertoires[] }) => {
  const texts = useTexts(accompanimentTexts)
  const locale = useLocale()
  return groups.map(group => (
    <section key={`${group.correpetition_id}-${group.masterclass_id}`} className="repertoires">
      <h3>
        {teacherName(group)} <span>{nameIn(locale, group.instrument)}</span>
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

interface RepertoireExportProps {
  groups: readonly MasterclassRepertoires[]
  periods: readonly AccompanimentPeriod[]
}

/** The repertoire as a file: a row for each piece of each participant. */
export const RepertoireExport = ({ groups, periods }: RepertoireExportProps) => {
  const texts = useTexts(accompanimentTexts)
  const locale = useLocale()
  const rows = groups.flatMap(group =>
    group.repertoires.flatMap(({ student_name, repertoire, pieces, repertoire_changed_at }) => {
      const lines = repertoire.split(/\r?\n/).filter(line => line.trim() !== '')
      const named = [...lines, ...pieces.map(piece => pieceName(piece, locale))]
      return (named.length > 0 ? named : ['']).map(piece => ({
        group,
        student_name,
        piece,
        changed: repertoire_changed_at && dayInVienna(repertoire_changed_at),
      }))
    }),
  )
  type Row = (typeof rows)[number]
  const masterclassOf = ({ group }: Row) =>
    periods.flatMap(({ masterclasses }) => masterclasses).find(({ id }) => id === group.masterclass_id)
  return (
    <ListExport
      caption={texts.repertoire}
      rows={rows}
      columns={[
        { id: 'teacher', title: texts.teacher, text: ({ group }) => teacherName(group) },
        { id: 'instrument', title: texts.instrument, text: ({ group }) => nameIn(locale, group.instrument) },
        { id: 'from', title: texts.from, day: row => masterclassOf(row)?.start_date ?? null },
        { id: 'to', title: texts.to, day: row => masterclassOf(row)?.end_date ?? null },
        { id: 'student', title: texts.participant, text: row => row.student_name },
        { id: 'piece', title: texts.piece, text: row => row.piece },
        { id: 'changed', title: texts.changed, day: row => row.changed },
      ]}
    />
  )
}
