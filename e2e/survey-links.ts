/** Links to last summer's survey in the demo, by test, because each can be used once. */
export const surveyLinks = {
  answering: {
    de: '/feedback/feedbac0-0000-4000-8000-0000000000d2',
    en: '/feedback/feedbac0-0000-4000-8000-0000000000e2',
  },
  /** Only opened, never submitted. */
  looking: {
    de: '/feedback/feedbac0-0000-4000-8000-00000000000d',
    en: '/feedback/feedbac0-0000-4000-8000-00000000000e',
  },
  /** In each engine, on a site of their own; people who read English. */
  engines: {
    chromium: '/feedback/feedbac0-0000-4000-8000-00000000000e',
    firefox: '/feedback/feedbac0-0000-4000-8000-0000000000e3',
    webkit: '/feedback/feedbac0-0000-4000-8000-0000000000e2',
  },
  closed: '/feedback/feedbac0-0000-4000-8000-0000000000c0',
  unknown: '/feedback/00000000-0000-4000-8000-000000000000',
}
