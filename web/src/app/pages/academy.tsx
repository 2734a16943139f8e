export const Academy = () => <h1>Academy</h1>
