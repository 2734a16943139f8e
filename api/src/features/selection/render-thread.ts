// Loaded by the threads of `renderOnThread`.
export { renderParticipants as render } from './render.ts'
