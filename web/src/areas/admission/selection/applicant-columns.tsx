import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { sortedName } from '@academy/contract/base/names'
import { formatInstant, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { previewOf } from '../../../ui/excerpt/excerpt.tsx'
import type { FileColumn, TableColumn } from '../../../ui/office-table/columns.ts'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import { ApplicantLink, GenderSymbol, RecordingLinks, ResumeFile } from './applicant-parts.tsx'
import { canDecide, type Decision, decisionOf, decisions, inListOrder, outcomeOf } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'
import './decision-select.css'

/** Returns what became of an applicant, in words: of those who wait, also that a place is offered and until when. */
export const useStateText = () => {
  const { states, offered } = useTexts(selectionTexts)
  return (applicant: Applicant): string =>
    applicant.open_offer_until
      ? offered(formatInstant(applicant.open_offer_until))
      : states[outcomeOf(applicant)]
}

interface DecisionSelectProps {
  applicant: Applicant
  pending: Decision | undefined
  onDecide: (decision: Decision) => void
}

/** The decision in a row of the list: small enough for forty of them. */
const DecisionSelect = ({ applicant, pending, onDecide }: DecisionSelectProps) => {
  const { states } = useTexts(selectionTexts)
  const texts = useTexts(tableTexts)
  const stateText = useStateText()
  const outcome = outcomeOf(applicant)
  if (!canDecide(applicant)) return <span data-outcome={outcome}>{stateText(applicant)}</span>
  return (
    <select
      className="decision-select"
      data-outcome={outcome}
      aria-label={texts.decisionOn(applicant.student.full_name)}
      value={pending ?? decisionOf(applicant)}
      onChange={({ target }) => {
        const chosen = decisions.find(one => one === target.value)
        if (chosen) onDecide(chosen)
      }}
    >
      {decisions.map(decision => (
        <option key={decision} value={decision}>
          {states[decision]}
        </option>
      ))}
    </select>
  )
}

const newsOrder = { new: 0, changed: 1 }

/** The columns of the list. */
export const useApplicantColumns = (
  applicants: readonly Applicant[],
  { pending, decide }: { pending: Pending; decide: Decide },
): TableColumn<Applicant>[] => {
  const texts = useTexts(tableTexts)
  const stateText = useStateText()
  const { gender } = useTexts(selectionTexts)
  const locale = useLocale()
  const searched = useFileColumns()
  const places = new Map(inListOrder(applicants).map(({ id }, index) => [id, index]))
  return [
    {
      id: 'name',
      title: texts.name,
      isHeading: true,
      text: one => one.student.full_name,
      order: one => sortedName(one.student),
      cell: one => <ApplicantLink className="applicant-name" id={one.id} name={one.student.full_name} />,
      files: searched,
    },
    {
      id: 'gender',
      title: texts.gender,
      isTitleHidden: true,
      text: one => one.student.gender && gender[one.student.gender],
      cell: one => one.student.gender && <GenderSymbol gender={one.student.gender} />,
    },
    { id: 'age', title: texts.age, number: one => one.student.age },
    {
      id: 'country',
      title: texts.country,
      text: one => one.student.country && nameIn(locale, one.student.country),
      isHiddenAtFirst: true,
    },
    {
      id: 'known',
      title: texts.known,
      text: one => (one.is_known ? texts.isKnown : texts.isUnknown),
      order: one => Number(!one.is_known),
      isHiddenAtFirst: true,
    },
    {
      id: 'resume',
      title: texts.resume,
      text: one => one.resume && texts.resumeFile,
      cell: one => one.resume && <ResumeFile resume={one.resume} name={one.student.full_name} />,
    },
    {
      id: 'recordings',
      title: texts.recordings,
      number: one => one.recordings.length,
      cell: one => one.recordings.length > 0 && <RecordingLinks {...one} name={one.student.full_name} />,
    },
    {
      id: 'comment',
      title: texts.comment,
      text: one => one.comment,
      cell: one => one.comment && <span className="applicant-comment">{previewOf(one.comment).text}</span>,
    },
    { id: 'rating', title: texts.rating, number: one => one.review.rating },
    { id: 'note', title: texts.note, text: one => one.review.note, isHiddenAtFirst: true },
    {
      id: 'news',
      title: texts.news,
      text: one => one.news && texts.newsWords[one.news],
      order: one => (one.news ? newsOrder[one.news] : 2),
      cell: one =>
        one.news && <Badge tone={one.news === 'new' ? 'warm' : 'quiet'}>{texts.newsWords[one.news]}</Badge>,
    },
    {
      id: 'decision',
      title: texts.decision,
      text: stateText,
      order: one => places.get(one.id) ?? 0,
      cell: one => (
        <DecisionSelect
          applicant={one}
          pending={pending.get(one.id)}
          onDecide={decision => void decide(one, decision)}
        />
      ),
    },
  ]
}

/** What a file has of each applicant; the search looks there, too. */
export const useFileColumns = (): FileColumn<Applicant>[] => {
  const texts = useTexts(tableTexts)
  const stateText = useStateText()
  const { gender } = useTexts(selectionTexts)
  const locale = useLocale()
  return [
    { title: texts.name, text: one => one.student.full_name },
    { title: texts.dateOfBirth, day: one => one.student.date_of_birth },
    { title: texts.age, number: one => one.student.age },
    { title: texts.gender, text: one => one.student.gender && gender[one.student.gender] },
    { title: texts.country, text: one => one.student.country && nameIn(locale, one.student.country) },
    { title: texts.known, text: one => (one.is_known ? texts.isKnown : texts.isUnknown) },
    { title: texts.decision, text: stateText },
    { title: texts.rank, number: one => (one.has_withdrawn ? null : one.reserve_rank) },
    { title: texts.repertoire, text: one => one.repertoire },
    { title: texts.comment, text: one => one.comment },
    {
      title: texts.recordings,
      text: one =>
        one.recordings
          .map((link, index) =>
            one.recording_titles[index] ? `${one.recording_titles[index]}: ${link}` : link,
          )
          .join('\n'),
    },
  ]
}

export const useApplicantFilters = (): TableFilter<Applicant>[] => {
  const texts = useTexts(tableTexts)
  const { states } = useTexts(selectionTexts)
  return [
    {
      id: 'decision',
      label: texts.decision,
      all: texts.allDecisions,
      options: [...decisions, 'withdrawn' as const].map(value => ({ value, label: states[value] })),
      keeps: (one, value) => outcomeOf(one) === value,
    },
    {
      id: 'known',
      label: texts.known,
      all: texts.allKnown,
      options: [
        { value: '1', label: texts.isKnown },
        { value: '0', label: texts.isUnknown },
      ],
      keeps: (one, value) => one.is_known === (value === '1'),
    },
    {
      id: 'news',
      label: texts.onlyNews,
      isSwitch: true,
      keeps: (one, isOn) => !isOn || one.news !== null,
    },
  ]
}
