// Loaded by the threads of `renderOnThread`.
export { renderInvoice as render } from './render.ts'
