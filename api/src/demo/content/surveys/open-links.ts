/** Participants who have not answered, with fixed links for trying out. */
export const openLinks = [
  { email: 'student@example.org', uuid: 'feedbac0-0000-4000-8000-00000000000d' },
  { email: 'lorenzo.montelarice@example.net', uuid: 'feedbac0-0000-4000-8000-00000000000e' },
  { email: 'mina.haselroth@example.net', uuid: 'feedbac0-0000-4000-8000-0000000000d2' },
  { email: 'greta.pfitschthaler@example.org', uuid: 'feedbac0-0000-4000-8000-0000000000d3' },
  { email: 'freya.winterbourne@example.org', uuid: 'feedbac0-0000-4000-8000-0000000000e2' },
  { email: 'duarte.vilaverde@example.net', uuid: 'feedbac0-0000-4000-8000-0000000000e3' },
] as const

/** The two links printed at start: one in German, one in English. */
export const surveyLinks = { de: openLinks[0].uuid, en: openLinks[1].uuid }

/** An unanswered link of the closed survey about the year before. */
export const closedLink = 'feedbac0-0000-4000-8000-0000000000c0'
