import './plain.css';

import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { members } from '../../members';

const ROW_HEIGHT = 40;
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function Rows() {
  const [text, setText] = useState('');
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(900);
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setHeight(scroller.current?.clientHeight ?? 900), []);
  const found = members.filter(({ email, name }) =>
    `${email} ${name}`.toLowerCase().includes(text.toLowerCase()),
  );
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - 5);
  const shown = found.slice(first, first + Math.ceil(height / ROW_HEIGHT) + 10);
  return (
    <main>
      <label>
        Search{' '}
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">{found.length} members</p>
      <div
        className="rows"
        ref={scroller}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div
          className="space"
          role="table"
          aria-rowcount={found.length}
          style={{ height: found.length * ROW_HEIGHT }}
        >
          {shown.map((member, index) => (
            <div
              key={member.id}
              className="row"
              role="row"
              style={{ top: (first + index) * ROW_HEIGHT }}
            >
              <span role="cell">{member.email}</span>
              <span role="cell">{member.name}</span>
              <span role="cell">{member.role}</span>
              <span role="cell">{member.access}</span>
              <span role="cell">{dates.format(new Date(member.endsOn))}</span>
              <span role="cell">{dates.format(new Date(member.createdOn))}</span>
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}

function App() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  if (isSignedIn) return <Rows />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsSignedIn(true);
      }}
    >
      <label>
        Email <input type="email" required />
      </label>
      <label>
        Password <input type="password" required />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
