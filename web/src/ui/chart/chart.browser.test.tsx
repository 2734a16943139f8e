import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Chart } from './chart.tsx'
import { RowChart } from './row-chart.tsx'

const days = ['Sun 01.08.', 'Mon 02.08.', 'Tue 03.08.']
const show = (changes: Partial<Parameters<typeof Chart>[0]> = {}) =>
  render(
    <Chart
      title="Three people arrive on 1 August"
      axis="Day"
      points={days.map(name => ({ name, tick: name.slice(4) }))}
      series={[
        { name: 'Arrivals', look: 'plain', values: [3, 1, 0] },
        { name: 'Departures', look: 'hatched', values: [0, 1, 2], isBelow: true },
      ]}
      empty={{ title: 'Arrivals and departures', text: 'Nobody has booked yet.' }}
      {...changes}
    />,
  )
const reader = page.getByRole('slider', { name: 'Day: Three people arrive on 1 August' })
const valueText = () => reader.element().getAttribute('aria-valuetext')

test('the arrow keys read one point after the other, aloud and on the page', async () => {
  await show()
  expect(valueText()).toBe('Sun 01.08., Arrivals: 3, Departures: 0')
  await userEvent.tab()
  await expect.element(reader).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(valueText()).toBe('Mon 02.08., Arrivals: 1, Departures: 1')
  await userEvent.keyboard('{End}')
  expect(valueText()).toBe('Tue 03.08., Arrivals: 0, Departures: 2')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Arrivals: 0, Departures: 2')).toBeVisible()
  await userEvent.keyboard('{Home}')
  expect(valueText()).toBe('Sun 01.08., Arrivals: 3, Departures: 0')
})

test('the pointer reads the point that it is over', async () => {
  const { container } = await show()
  const drawing = container.querySelector('.chart-drawing')
  const { left, top, width } = drawing?.getBoundingClientRect() ?? new DOMRect()
  const move = (part: number) =>
    drawing?.dispatchEvent(
      new PointerEvent('pointermove', { clientX: left + part * width, clientY: top + 20, bubbles: true }),
    )
  for (const [part, day] of [
    [0.5, 'Mon'],
    [0.99, 'Tue'],
    [-0.1, 'Sun'],
  ] as const) {
    move(part)
    await expect.poll(valueText).toMatch(day)
  }
})

test('the table has every figure that is drawn, and the limit', async () => {
  await show({ limit: { name: 'Beds', value: 4 } })
  await page.getByText(/^Show as a table/).click()
  const rows = page.getByRole('row').elements()
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['Day', 'Arrivals', 'Departures', 'Beds'],
    ['Sun 01.08.', '3', '0', '4'],
    ['Mon 02.08.', '1', '1', '4'],
    ['Tue 03.08.', '0', '2', '4'],
  ])
  await expect.element(page.getByRole('table', { name: 'Three people arrive on 1 August' })).toBeVisible()
})

test('columns are as high as their figures, and departures hang below the line', async () => {
  const { container } = await show()
  const columns = [...container.querySelectorAll('.chart-drawing .chart-column')].map(one =>
    one.getBoundingClientRect(),
  )
  const [three, one] = [columns[0], columns[1]]
  expect((three?.height ?? 0) / (one?.height ?? 1)).toBeCloseTo(3, 1)
  expect(columns[2]?.top).toBeCloseTo(one?.bottom ?? 0, 0)
})

test('without figures there are words in place of a drawing and of a table', async () => {
  await show({ series: [{ name: 'Arrivals', look: 'plain', values: [0, 0, null] }] })
  await expect.element(page.getByText('Nobody has booked yet.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Arrivals and departures' })).toBeVisible()
  await expect.element(reader).not.toBeInTheDocument()
  await expect.element(page.getByText('Show as a table')).not.toBeInTheDocument()
})

test('a line ends where there are no figures yet, and the reading leaves them out', async () => {
  await show({
    series: [
      { name: '2026', look: 'ridge', values: [1, 2, 3], isLine: true },
      { name: '2027', look: 'plain', values: [2, 4, null], isLine: true },
    ],
    start: 2,
  })
  expect(valueText()).toBe('Tue 03.08., 2026: 3')
})

test('the colours follow the tokens of the page, also in the dark', async () => {
  const { container } = await show()
  const fill = () => getComputedStyle(container.querySelector('.chart-drawing .chart-column') as Element).fill
  const root = document.documentElement
  const fills = ['light', 'dark'].map(scheme => {
    root.style.colorScheme = scheme
    return fill()
  })
  root.style.colorScheme = ''
  expect(fills).toEqual(['rgb(35, 72, 58)', 'rgb(163, 204, 182)'])
})

test('rows say their figures in words, each with its link', async () => {
  await render(
    <RowChart
      title="Twelve applications for ten places"
      keys={[{ name: 'Applicants', look: 'hatched', kind: 'column' }]}
      table={{ columns: ['Class', 'Applicants'], rows: [['Cello', '12']] }}
      rows={[
        {
          id: 1,
          label: <a href="/cello">Cello</a>,
          said: '12 applied · 10 places',
          marks: [
            { kind: 'column', look: 'hatched', value: 12 },
            { kind: 'mark', look: 'plain', value: 10 },
          ],
        },
      ]}
      to={12}
      empty={{ title: 'Classes', text: 'No classes.' }}
    />,
  )
  await expect.element(page.getByRole('link', { name: 'Cello' })).toBeVisible()
  await expect.element(page.getByText('12 applied · 10 places')).toBeVisible()
})

test('a picture has no barrier that a program can find', async () => {
  await show({ limit: { name: 'Beds', value: 4 }, linkTo: label => <a href="/list">{label}</a> })
  await page.getByText(/^Show as a table/).click()
  await expectAccessible()
})
