export const Masterclasses = () => <h1>Masterclasses</h1>
