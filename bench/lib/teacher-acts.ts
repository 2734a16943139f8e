// How a teacher chooses: the list on a laptop, the applicants one by one on a phone.
import { sql } from 'kysely'
import { paths } from '../../web/src/base/pages/paths.ts'
import {
  type Act,
  button,
  chooseNext,
  click,
  dialogActs,
  drag,
  link,
  tableActs,
  tap,
  type,
  type Visit,
} from './acts.ts'
import { addApplicants } from './long-lists.ts'
import { sized } from './scale.ts'

const list = (masterclass: number): Visit => ({
  path: paths.MasterclassDetailView.replace('$masterclassId', String(masterclass)),
  prepare: db => addApplicants(db, masterclass, sized(60, 8)),
  ready: page => page.getByRole('link', { name: 'Go through them one by one' }),
  acts: [
    ...tableActs({
      name: 'applicants',
      searched: 'tannh',
      sorted: 'Age',
      filter: 'Decision',
      column: 'Country',
    }).filter(({ name }) => !name.includes('export')),
    chooseNext('lists', 'applicants: decide', page => page.locator('.decision-select').first()),
    click('lists', 'applicants: fold a group', button(/^Applications \(/)),
    click('lists', 'applicants: unfold a group', button(/^Applications \(/)),
    click('drag and drop', 'waiting list: down', page =>
      page.locator('.waiting-list').getByRole('button', { name: /^Down/ }).first(),
    ),
    drag(
      'waiting list: up',
      page => page.locator('.waiting-list li').nth(1),
      page => page.locator('.waiting-list li').first(),
    ),
    click('pages and menus', 'applicants: open a sheet', page => page.locator('.applicant-name').nth(5)),
    click('pages and menus', 'applicants: back to the list', link('← All applicants')),
  ],
})

const decide = (name: string): Act => ({
  ...tap('pages and menus', `one by one: ${name}`, button(new RegExp(`^${name}`))),
  run: async page => {
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
    await button(new RegExp(`^${name}`))(page).tap()
    await saved
  },
})

const oneByOne = (masterclass: number): Visit => ({
  ...list(masterclass),
  isOnPhone: true,
  acts: [
    tap('pages and menus', 'one by one: begin', link('Go through them one by one')),
    ...[1, 2, 3].map(time => tap('pages and menus', `one by one: next, ${time}`, button('Next'))),
    tap('pages and menus', 'one by one: previous', button('Previous')),
    tap('forms', 'one by one: rate', button('4 of 5')),
    tap('forms', 'one by one: take the rating back', button('4 of 5')),
    type('forms', 'one by one: note', page => page.getByRole('textbox', { name: 'Note' }), 'plays well'),
    decide('Accept'),
    decide('Undo'),
    decide('Decline'),
    decide('Undo'),
    tap('pages and menus', 'one by one: back to the list', link('← All applicants')),
  ],
})

const finalSave = (masterclass: number): Visit => ({
  ...list(masterclass),
  prepare: async db => {
    await sql`update academies set end_date_application = current_date - 1 where is_current`.execute(db)
    await sql`
      update applications set is_accepted = false
      where masterclass_id = ${masterclass} and is_accepted is null and reserve_rank is null`.execute(db)
  },
  acts: dialogActs('final save', page => page.locator('.final-save').getByRole('button')),
})

export const teacherVisits = (masterclass: number): readonly Visit[] => [
  list(masterclass),
  oneByOne(masterclass),
  finalSave(masterclass),
]
