import { useParams } from '../../ui/router/routes.tsx';
import { DealPage } from './deal-page.tsx';
import { NewDuplicate } from './new-duplicate.tsx';
import '../../match/club/club.css';
import '../../match/lobby/lobby.css';
import './duplicate.css';

/** `/duplicate/:id`: one deal at several tables; `/duplicate`: where it is laid. */
export const Duplicate = () => {
  const { id } = useParams();
  return id === undefined ? <NewDuplicate /> : <DealPage key={id} id={id} />;
};
