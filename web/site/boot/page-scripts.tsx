import { stateElementId } from './document';

type PageScriptsProps = {
  /** URL of boot/bootstrap.ts. */
  bootstrap: string;
  /** The serialized page state. */
  state: string;
};

/**
 * The scripts of a page, which only the server renders. When a password manager, a translator or another extension has
 * changed the page before hydration, React renders it again, and browsers refuse the script elements that React would make.
 */
export const PageScripts = ({ bootstrap, state }: PageScriptsProps) => (
  <>
    <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
    <script type="module" src={bootstrap} fetchPriority="low" />
  </>
);
