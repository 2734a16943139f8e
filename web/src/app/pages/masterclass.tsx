export const MasterclassDetail = () => <h1>MasterclassDetail</h1>
