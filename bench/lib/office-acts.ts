// What the office does all day, on a laptop.
import { paths } from '../../web/src/base/pages/paths.ts'
import {
  box,
  button,
  choice,
  chooseNext,
  click,
  closeDialog,
  closing,
  dialogActs,
  discardActs,
  drag,
  type Find,
  inDialog,
  openDialog,
  opening,
  openMenu,
  press,
  search,
  tableActs,
  type,
  type Visit,
} from './acts.ts'
import { addConcertRequests, addGuests } from './long-lists.ts'
import { sized } from './scale.ts'
import { settingsVisits } from './settings-acts.ts'

const note = 'Called her today.'

const overview: Visit = {
  path: paths.PersonalHomeView,
  ready: page => page.getByRole('link', { name: /invoices are overdue/ }),
  acts: [
    openDialog('search for people: open', page => page.locator('.office-search')),
    type(
      'forms',
      'search for people: type',
      inDialog(dialog => dialog.getByRole('combobox')),
      'lena alm',
    ),
    closeDialog('search for people: Escape'),
    ...['People', 'Invoices', 'Accommodation', 'Concerts'].map(name =>
      click('pages and menus', `menu: ${name}`, page =>
        page.locator('.user-nav').getByRole('link', { name }).first(),
      ),
    ),
  ],
}

const people: Visit = {
  path: paths.PeopleAdmin,
  ready: page => page.locator('tbody tr').nth(20),
  acts: [
    ...tableActs({
      name: 'people',
      searched: 'lena',
      sorted: 'Age',
      filter: 'Country',
      column: 'Language',
      isSelectable: true,
    }),
    click('lists', 'people: only minors', box('Only minors')),
    click('lists', 'people: all ages', box('Only minors')),
    ...dialogActs('new person', button('New person'), {
      find: inDialog(dialog => dialog.getByRole('textbox', { name: 'First name' })),
      text: 'Ilse Maria',
    }),
    ...dialogActs('papers', button('Print papers')),
  ],
}

const openInvoice: Find = page =>
  page
    .locator('tbody tr')
    .filter({ has: page.getByRole('cell', { name: 'open', exact: true }) })
    .getByRole('button')
    .first()

const calendar: Find = page => page.locator('.date-picker-panel')

const invoices: Visit = {
  path: paths.InvoicesListAdmin,
  ready: page => page.locator('tbody tr').nth(20),
  acts: [
    ...tableActs({ name: 'invoices', searched: 'lena', sorted: 'Due', filter: 'State' }),
    openDialog('invoice: open', openInvoice),
    type(
      'forms',
      'invoice: amount',
      inDialog(dialog => dialog.getByRole('textbox', { name: 'Amount' })),
      '12',
    ),
    opening(
      click(
        'forms',
        'invoice: calendar',
        inDialog(dialog => dialog.getByRole('button', { name: /^Calendar/ })),
      ),
      calendar,
    ),
    closing(press('forms', 'invoice: close the calendar', 'Escape'), calendar),
    ...discardActs('invoice'),
    click('lists', 'invoices: next page', page =>
      page.locator('.pager').getByRole('button', { name: /Next/ }),
    ),
  ],
}

const person: Visit = {
  path: paths.PersonAdmin.replace('$id', '1'),
  ready: page => page.getByRole('button', { name: 'Enter a payment' }),
  acts: [
    ...dialogActs('note', button('New note'), {
      find: inDialog(dialog => dialog.getByRole('textbox')),
      text: note,
    }),
    ...dialogActs('book a bed', button('Book a bed'), {
      find: inDialog(dialog => dialog.getByRole('textbox', { name: 'Comment' })),
      text: note,
    }),
    ...dialogActs('enter a payment', button('Enter a payment'), {
      find: inDialog(dialog => dialog.getByRole('textbox', { name: 'Amount' })),
      text: '75',
    }),
    ...dialogActs('correct the data', button('Correct'), {
      find: inDialog(dialog => dialog.getByRole('textbox', { name: 'Town' })),
      text: 'Murwald',
    }),
    ...dialogActs('write an invoice', button('Write an invoice')),
    ...dialogActs('withdraw', button(/^Withdraw: /)),
  ],
}

const lodging: Visit = {
  path: paths.LodgingAdmin,
  prepare: db => addGuests(db, sized(45, 5)),
  ready: page => page.locator('.office-list tbody tr').nth(20),
  acts: [
    click('lists', 'occupancy: choose a night', button(/^Wed 04/)),
    click('lists', 'occupancy: every night', button(/^Wed 04/)),
    ...tableActs({ name: 'bookings', searched: 'lena', sorted: 'Stay', filter: 'Who is staying' }),
    ...dialogActs('change a booking', button(/^Change the booking/), {
      find: inDialog(dialog => dialog.getByRole('textbox', { name: 'Comment' })),
      text: note,
    }),
  ],
}

const rooms: Visit = {
  path: paths.RoomPlanAdmin,
  ready: page => page.getByRole('region', { name: 'Room 213' }),
  acts: [
    type('lists', 'room plan: search', search, 'camila'),
    ...['camil', 'cami', 'cam', 'ca', 'c', ''].map(rest =>
      press('lists', `room plan: search ${rest}`, 'Backspace'),
    ),
    chooseNext('lists', 'room plan: filter', choice('Show')),
    ...dialogActs('place somebody', page =>
      page
        .locator('.plan-unplaced')
        .getByRole('button', { name: /^Place …/ })
        .first(),
    ),
    drag(
      'room plan: onto a room',
      page => page.locator('.plan-unplaced .guest-card').first(),
      page => page.locator('.plan-room').first(),
    ),
    drag(
      'room plan: out of the room',
      page => page.locator('.plan-room .guest-card').first(),
      page => page.locator('.plan-unplaced'),
    ),
  ],
}

const concerts: Visit = {
  path: paths.ConcertsAdmin,
  prepare: db => addConcertRequests(db, sized(40, 4)),
  ready: page => page.getByRole('button', { name: 'Merge two entries' }),
  acts: [
    type('lists', 'concerts: search', search, 'ara'),
    ...['ar', 'a', ''].map(rest => press('lists', `concerts: search ${rest}`, 'Backspace')),
    drag(
      'concerts: onto an evening',
      page => page.locator('.request-card').first(),
      page => page.locator('.evening .request-card').first(),
    ),
    click('drag and drop', 'concerts: down', page =>
      page
        .locator('.evening')
        .getByRole('button', { name: /^Down: / })
        .first(),
    ),
    click('drag and drop', 'concerts: up', page =>
      page.locator('.evening').getByRole('button', { name: /^Up: / }).nth(1),
    ),
    openMenu('concerts: move, open', page =>
      page
        .locator('.evening')
        .getByRole('button', { name: /^Move …: / })
        .first(),
    ),
    press('pages and menus', 'concerts: move, last item', 'ArrowUp'),
    press('drag and drop', 'concerts: take off', 'Enter'),
    ...dialogActs('evening', button(/^Edit: /), {
      find: inDialog(dialog => dialog.getByLabel('Place', { exact: true })),
      text: 'hall',
    }),
    ...dialogActs('merge composers', button('Merge two entries')),
  ],
}

const masterclasses: Visit = {
  path: paths.MasterclassesListAdmin,
  ready: page => page.locator('tbody tr').nth(10),
  acts: tableActs({ name: 'selections', searched: 'piano', sorted: 'Applications', filter: 'Applying' }),
}

export const officeVisits: readonly Visit[] = [
  overview,
  people,
  invoices,
  person,
  lodging,
  rooms,
  concerts,
  masterclasses,
  ...settingsVisits,
]
