export const Imprint = () => <h1>Imprint</h1>
