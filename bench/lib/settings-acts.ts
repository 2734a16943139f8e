// What the office does on its settings, mails, surveys, plan of accompaniment and bank statements.
import { paths } from '../../web/src/base/pages/paths.ts'
import {
  button,
  choice,
  chooseNext,
  click,
  dialogActs,
  field,
  link,
  press,
  search,
  tableActs,
  type,
  type Visit,
} from './acts.ts'
import { addTeachers } from './long-lists.ts'
import { sized } from './scale.ts'

const note = 'Called her today.'

const teachers: Visit = {
  path: paths.TeachersAdmin,
  prepare: db => addTeachers(db, sized(500, 30)),
  ready: page => page.locator('tbody tr').nth(20),
  acts: tableActs({ name: '500 teachers', searched: 'tannh', sorted: 'Name' }),
}

const association: Visit = {
  path: paths.AssociationAdmin,
  ready: page => page.getByRole('textbox', { name: 'Place' }),
  acts: [
    type('forms', 'association: place', field('Place'), 'bei Kargau'),
    click('forms', 'association: open the countries', button('Open the list Country')),
    type('forms', 'association: search the countries', choice('Country'), 'por'),
    press('forms', 'association: close the countries', 'Escape'),
  ],
}

const settings: Visit = {
  path: paths.RoomsAdmin,
  ready: page => page.getByRole('button', { name: 'Edit Room Lindenstube' }),
  acts: [
    click('forms', 'rooms: edit', button('Edit Room Lindenstube')),
    type('forms', 'rooms: name', page => page.locator('.office-list-editor input').first(), 'neu'),
    press('forms', 'rooms: leave', 'Escape'),
  ],
}

const instruments: Visit = {
  path: paths.InstrumentsAdmin,
  ready: page => page.getByRole('button', { name: 'Move Organ up' }),
  acts: [
    click('drag and drop', 'instruments: down', button('Move Piano down')),
    click('drag and drop', 'instruments: up', button('Move Piano up')),
  ],
}

const texts: Visit = {
  path: paths.TextsAdmin,
  ready: page => page.getByRole('searchbox').first(),
  acts: [
    type('lists', 'texts: search', search, 'welcome'),
    chooseNext('lists', 'texts: kind', choice('Kind')),
  ],
}

const mails: Visit = {
  path: paths.MailsAdmin,
  ready: page => page.locator('tbody tr').nth(20),
  acts: [
    ...tableActs({ name: 'outbox', searched: 'lena', sorted: 'Written', filter: 'State' }),
    ...dialogActs('mail', page => page.locator('tbody').getByRole('button').first()),
    click('pages and menus', 'mails: group emails', link('Group emails')),
    ...dialogActs('new group email', button('New group email')),
    click('pages and menus', 'mails: open a group email', link(/^Show email: The programme/)),
    type('forms', 'group email: text', page => page.getByRole('textbox', { name: /^Text/ }).first(), note),
  ],
}

const survey: Visit = {
  path: paths.NewSurveyAdmin,
  ready: page => page.getByRole('link', { name: /Start with our questions/ }),
  acts: [
    click('pages and menus', 'survey: begin', link(/Start with our questions/)),
    type('forms', 'survey: title', field(/^Title/), note),
    click('drag and drop', 'survey: question down', button(/^Down: /)),
    click('drag and drop', 'survey: question up', page => page.getByRole('button', { name: /^Up: / }).nth(1)),
    click('forms', 'survey: add a rating', button('Add a rating')),
  ],
}

const plan: Visit = {
  path: paths.AccompanimentPlan,
  ready: page => page.getByRole('button', { name: /^Change the accompanists/ }).first(),
  acts: dialogActs('assign accompanists', button(/^Change the accompanists/)),
}

const bank: Visit = {
  path: paths.BankAdmin,
  ready: page => page.getByRole('button', { name: 'Choose another invoice' }).first(),
  acts: [
    click('forms', 'bank: choose another invoice', button('Choose another invoice')),
    type('forms', 'bank: search an invoice', page => page.getByRole('searchbox').nth(1), 'lena'),
    click('lists', 'bank: all entries', button('all')),
  ],
}

export const settingsVisits: readonly Visit[] = [
  teachers,
  association,
  settings,
  instruments,
  texts,
  mails,
  survey,
  plan,
  bank,
]
