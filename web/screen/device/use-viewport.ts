import { useEffect, useState } from 'react';

const readSize = () => ({ width: window.innerWidth, height: window.innerHeight });

export function useViewport() {
  const [size, setSize] = useState(readSize);
  useEffect(() => {
    const update = () => setSize(readSize());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}
