// Every file with operations: api/src/routes.ts serves what they export.

export * as correpetitionChoose from './accompaniment/accompaniment.ts'
export * as accompanimentPlanAssign from './accompaniment-plan/accompaniment-plan.ts'
export * as serveFeed from './dates/dates.ts'
export * as myDaysLink from './my-days/my-days.ts'
export * as pastYearsList from './past-years/list.ts'
export * as publicConcerts from './public-concerts/public-concerts.ts'
