import '../../../base/pages/office-tools.css'
import type { AcademyChoice } from '@academy/contract/programme/editing/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { useData, useLoadedData } from '../../../base/use-data.ts'
import { useOpenedByHash } from '../../../base/use-opened-by-hash.ts'
import { WaitingSpinner } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { WriteMailButton } from '../../messages/group-mails/write-mail-button.tsx'
import { savePapers } from '../../messages/letters/api.ts'
import { LettersButton } from '../../messages/letters/letters-button.tsx'
import { letterTexts } from '../../messages/letters/texts.ts'
import { personFormTexts } from '../../office/person-page/texts.ts'
import { YearPage } from '../../programme/office-pages/settings/year-page.tsx'
import { exportPeople, peopleQuery } from '../people-list/api.ts'
import { PeopleTable } from '../people-list/people-table.tsx'
import { peopleTexts } from '../people-list/texts.ts'
import { peopleQueries } from './people-data.ts'
import { filtersOfEveryYear, peopleFilters } from './people-filters.ts'
import { peopleQueryOf } from './people-query.ts'

const NewPersonForm = later(
  async () => (await import('../../office/person-page/new-person-form.tsx')).NewPersonForm,
  { Waiting: WaitingSpinner },
)

/** Adds somebody without an account, such as a guest, and goes to their page. */
const NewPerson = ({ call }: { call: Call }) => {
  const { add: texts } = useTexts(personFormTexts)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useOpenedByHash('new', () => setOpen(true))
  const added = (id: number) => {
    setOpen(false)
    showAlert('success', texts.added)
    void navigate({ to: paths.PersonAdmin, params: { id: String(id) } })
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <NewPersonForm call={call} onAdded={added} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const route = getRouteApi('/user/a/people')
const path = paths.PeopleAdmin

export const PeoplePage = () => {
  const { call } = route.useRouteContext()
  const search = route.useSearch()
  const { choices } = useData(peopleQueries(call, search))
  return (
    <YearPage
      path={path}
      academies={choices.academies}
      academy={choices.academy}
      kept={filtersOfEveryYear(search)}
    >
      {academy => (
        <>
          <div className="office-tools">
            <NewPerson call={call} />
          </div>
          <People key={academy.id} academy={academy} />
        </>
      )}
    </YearPage>
  )
}

const People = ({ academy }: { academy: AcademyChoice }) => {
  const { call } = route.useRouteContext()
  const { choices } = useData(peopleQueries(call, route.useSearch()))
  const texts = useTexts(peopleTexts)
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const state = useTableView(...peopleFilters)
  const query = peopleQueryOf(state.view, academy.id)
  const { page, sort, ...filter } = query
  const letters = useTexts(letterTexts)
  const { found, isLoading, hasFailed, reload } = useLoadedData(peopleQuery(call, query))
  return (
    <PeopleTable
      found={found}
      placeholder={
        hasFailed ? (
          <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />
        ) : (
          <SkeletonList label={texts.loading} />
        )
      }
      isLoading={isLoading}
      state={state}
      choices={choices}
      load={ids => exportPeople(call, query, ids)}
      teacherOf={({ teacher_id, full_name }) => (
        <Link to={paths.TeacherAdmin} params={{ teacherId: String(teacher_id) }}>
          {full_name}
        </Link>
      )}
      nameOf={({ id, full_name }) => <PersonLink id={id} name={full_name} />}
      tools={
        <LettersButton
          kinds={['certificate', 'invitation', 'teacherList', 'boardList']}
          about={letters.aboutView}
          save={(kind, locale) => savePapers(call, kind, { ...filter, ...(locale && { locale }) })}
        />
      }
      selectionActions={people => (
        <>
          <WriteMailButton
            call={call}
            ids={people.map(({ id }) => id)}
            participantsOf={
              filter.kind === 'participant'
                ? {
                    academy_id: academy.id,
                    ...(filter.masterclass_id && { masterclass_id: Number(filter.masterclass_id) }),
                  }
                : undefined
            }
          />
          <LettersButton
            kinds={['certificate', 'invitation']}
            about={letters.aboutSelected(people.length)}
            save={(kind, locale) =>
              savePapers(call, kind, {
                academy_id: academy.id,
                // Somebody who is only registered can be selected, too.
                kind: 'everyone',
                ids: people.map(({ id }) => id),
                ...(locale && { locale }),
              })
            }
          />
        </>
      )}
    />
  )
}
